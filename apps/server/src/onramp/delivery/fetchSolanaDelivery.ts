import * as v from 'valibot'
import type { SolanaChain } from '../../data/chains/openChains.ts'
import type { Delivery } from './delivery.ts'

export declare namespace fetchSolanaDelivery {
  type Parameters = {
    chain: SolanaChain
    txHash: string
    /** The mint. Null for the native currency. */
    asset: string | null
    address: string
    signal: AbortSignal
  }
}

const atoms = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((text) => BigInt(text)),
)
// The payer, such as an exchange, may have more than a number says exactly.
const lamports = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))
const holding = v.object({
  mint: v.string(),
  owner: v.nullish(v.string()),
  uiTokenAmount: v.object({ amount: atoms, decimals: v.pipe(v.number(), v.maxValue(36)) }),
})
const transactionSchema = v.nullable(
  v.object({
    blockTime: v.nullish(v.number()),
    transaction: v.object({
      message: v.object({
        accountKeys: v.array(v.union([v.string(), v.object({ pubkey: v.string() })])),
      }),
    }),
    meta: v.object({
      err: v.null(),
      preBalances: lamports,
      postBalances: lamports,
      preTokenBalances: v.nullish(v.array(holding), []),
      postTokenBalances: v.nullish(v.array(holding), []),
    }),
  }),
)

const nativeDecimals = 9

/** What a confirmed transaction paid an address. `undefined` if it is not confirmed. */
export async function fetchSolanaDelivery(
  parameters: fetchSolanaDelivery.Parameters,
): Promise<Delivery | undefined> {
  const { chain, txHash, asset, address, signal } = parameters
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(txHash)) return undefined
  const found = await chain.rpc.call({
    method: 'getTransaction',
    params: [
      txHash,
      { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 },
    ],
    schema: transactionSchema,
    signal,
  })
  if (!found || typeof found.blockTime !== 'number') return undefined
  const { meta, transaction, blockTime } = found
  const at = blockTime * 1000
  if (asset === null) {
    const keys = transaction.message.accountKeys.map((key) =>
      typeof key === 'string' ? key : key.pubkey,
    )
    const index = keys.indexOf(address)
    const difference = BigInt(meta.postBalances[index] ?? 0) - BigInt(meta.preBalances[index] ?? 0)
    return { atoms: difference, decimals: nativeDecimals, at }
  }
  const isOwn = ({ mint, owner }: v.InferOutput<typeof holding>) =>
    mint === asset && owner === address
  const sum = (holdings: readonly v.InferOutput<typeof holding>[] | null) =>
    (holdings ?? []).filter(isOwn).reduce((total, one) => total + one.uiTokenAmount.amount, 0n)
  const decimals = meta.postTokenBalances?.find(isOwn)?.uiTokenAmount.decimals
  if (decimals === undefined) return undefined
  return { atoms: sum(meta.postTokenBalances) - sum(meta.preTokenBalances), decimals, at }
}
