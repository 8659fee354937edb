import * as v from 'valibot'

const message = v.pipe(v.string(), v.description('The text that the wallet signed.'))
const signature = v.pipe(
  v.string(),
  v.description('In the form of its chain: hex, base58, base64.'),
)
const proof = { message, signature }
const mostProofs = 4

/** Bodies of what owners do with their names. */
export const changeSchemas = {
  records: v.pipe(
    v.object({
      records: v.pipe(
        v.string(),
        v.maxLength(16_384),
        v.description(
          'JSON with `texts` by key and `addresses` by coin type. `null` deletes; what is absent stays. The resource that was signed has the SHA-256 of this text.',
        ),
      ),
      ...proof,
      proofs: v.optional(
        v.pipe(
          v.array(
            v.object({
              ...proof,
              token: v.pipe(v.string(), v.description('Of the terms that this account signed.')),
            }),
          ),
          v.maxLength(mostProofs),
          v.description('Of each further account among `addresses`, that the name may lead to it.'),
        ),
      ),
    }),
    v.metadata({ ref: 'NameRecords' }),
  ),
  transfer: v.pipe(
    v.object({
      to: v.pipe(
        v.string(),
        v.maxLength(200),
        v.description(
          'The CAIP-10 account that may accept the name. The own one withdraws a transfer.',
        ),
      ),
      ...proof,
    }),
    v.metadata({ ref: 'NameTransferRequest' }),
  ),
  proof: v.pipe(v.object(proof), v.metadata({ ref: 'SignedForName' })),
}
