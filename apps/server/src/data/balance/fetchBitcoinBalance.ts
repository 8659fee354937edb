import * as v from 'valibot'
import type { BitcoinChain } from '../chains/openChains.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { Holding } from './balanceSource.ts'

export declare namespace fetchBitcoinBalance {
  type Parameters = {
    chain: BitcoinChain
    address: string
    signal: AbortSignal
  }
}

const sats = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const stats = v.object({ funded_txo_sum: sats, spent_txo_sum: sats })
const addressSchema = v.object({ chain_stats: stats, mempool_stats: stats })

/** Fetches the balance of an address with unconfirmed coins, which the owner can spend too. */
export async function fetchBitcoinBalance(
  parameters: fetchBitcoinBalance.Parameters,
): Promise<readonly Holding[]> {
  const { chain, address, signal } = parameters
  const path = `/address/${address}`
  const answer = await chain.esplora.get({ path, schema: addressSchema, signal })
  const all = [answer.chain_stats, answer.mempool_stats]
  const amountAtomic = all.reduce(
    (sum, { funded_txo_sum, spent_txo_sum }) =>
      sum + BigInt(funded_txo_sum) - BigInt(spent_txo_sum),
    0n,
  )
  if (amountAtomic < 0n) throw new ChainUnavailableError({ chainId: chain.id, reason: 'negative' })
  return [{ token: undefined, amountAtomic }]
}
