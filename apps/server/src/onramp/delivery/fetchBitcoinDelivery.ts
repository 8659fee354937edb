import * as v from 'valibot'
import type { BitcoinChain } from '../../data/chains/openChains.ts'
import type { Delivery } from './delivery.ts'

export declare namespace fetchBitcoinDelivery {
  type Parameters = {
    chain: BitcoinChain
    txHash: string
    address: string
    signal: AbortSignal
  }
}

const transactionSchema = v.object({
  status: v.object({ confirmed: v.boolean(), block_time: v.nullish(v.number()) }),
  vout: v.array(
    v.object({
      scriptpubkey_address: v.nullish(v.string()),
      value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
})

const decimals = 8

/** What a mined transaction paid an address. `undefined` if it is not mined. */
export async function fetchBitcoinDelivery(
  parameters: fetchBitcoinDelivery.Parameters,
): Promise<Delivery | undefined> {
  const { chain, txHash, address, signal } = parameters
  if (!/^[\da-f]{64}$/i.test(txHash)) return undefined
  const path = `/tx/${txHash.toLowerCase()}`
  const { status, vout } = await chain.esplora.get({ path, schema: transactionSchema, signal })
  if (!status.confirmed || typeof status.block_time !== 'number') return undefined
  const own = vout.filter((output) => output.scriptpubkey_address === address)
  const atoms = own.reduce((sum, { value }) => sum + BigInt(value), 0n)
  return { atoms, decimals, at: status.block_time * 1000 }
}
