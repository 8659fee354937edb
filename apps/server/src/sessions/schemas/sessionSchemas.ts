import * as v from 'valibot'

const hex = (description: string, longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `Must be at most ${longest} characters long.`),
    v.regex(/^0x(?:[\da-f]{2})*$/i, 'Must be bytes in hex, such as 0x12.'),
    v.description(description),
  )
const pci = v.pipe(
  v.string(),
  v.uuid('Must be a UUID.'),
  v.toLowerCase(),
  v.description('The id of the session: a random UUID that the app made.'),
)
const expiry = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2 ** 31 - 1, 'Must be in seconds, not milliseconds.'),
  v.description('When the permissions end, in seconds since the epoch.'),
)
const facts = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
  v.description('As the wallet granted it.'),
)
const most = 16
const list = v.pipe(v.array(facts), v.maxLength(most, `Must be at most ${most}.`))
const webUrl = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https?:\/\/[^\s"<>]+$/, 'Must be an address of the web.'),
)
const project = v.pipe(
  v.object({
    id: v.optional(v.pipe(v.string(), v.maxLength(64))),
    name: v.pipe(v.string(), v.maxLength(80)),
    url: webUrl,
    iconUrl: v.optional(webUrl),
  }),
  v.description('The app as visitors see it.'),
)
const signature = hex('Of the account, a contract’s too (ERC-1271, ERC-6492).', 20_000)

/** What is signed and stored. Unknown fields are refused, so that nothing unread is signed. */
const signed = v.strictObject({
  pci,
  expiry,
  signer: v.strictObject({
    type: v.literal('keys'),
    data: v.strictObject({
      keys: v.pipe(
        v.array(
          v.strictObject({
            type: v.picklist(['secp256k1', 'secp256r1']),
            publicKey: hex('The key of the app.', 200),
          }),
        ),
        v.minLength(1),
        v.maxLength(4),
      ),
    }),
  }),
  permissions: v.pipe(list, v.minLength(1, 'Must be at least one.')),
  policies: v.optional(list, []),
  context: v.optional(hex('What the wallet answered.', 40_000)),
  project,
})

/** Bodies and answers of permission sessions. */
export const sessionSchemas = {
  signed,
  store: v.pipe(
    v.object({
      session: v.pipe(
        v.string(),
        v.maxLength(65_536),
        v.description(
          'JSON with `pci`, `expiry`, `signer`, `permissions`, `policies`, `context` and `project`. What is signed has the SHA-256 of this text.',
        ),
      ),
      signature,
    }),
    v.metadata({ ref: 'SignedPermissionSession' }),
  ),
  revoke: v.pipe(v.object({ pci, signature }), v.metadata({ ref: 'PermissionSessionEnd' })),
  done: v.object({ success: v.literal(true) }),
  list: v.object({
    pcis: v.array(
      v.pipe(
        v.object({
          pci,
          project,
          createdAt: v.pipe(v.number(), v.description('In seconds since the epoch.')),
          expiry,
          permissions: list,
          policies: list,
          context: v.optional(
            v.pipe(v.string(), v.description('Only for the account, when it is signed in.')),
          ),
          revokedAt: v.optional(v.pipe(v.number(), v.description('In seconds since the epoch.'))),
        }),
        v.metadata({ ref: 'PermissionSession' }),
      ),
    ),
  }),
}

/** A session as it was signed. */
export type SignedSession = v.InferOutput<typeof signed>
