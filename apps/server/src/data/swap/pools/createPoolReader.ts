import type { Address } from 'viem'
import type { Exchange } from '../../chains/exchange.ts'
import type { EvmChain } from '../../chains/openChains.ts'
import { createBatchRead } from '../../tokens/createBatchRead.ts'
import { fetchPairs } from './fetchPairs.ts'
import { fetchReserves, type Reserves } from './fetchReserves.ts'

/** Reads the pools of an exchange. */
export type PoolReader = {
  /** The reserves of pairs, by `pairKey`. Pairs without a pool are absent. */
  read(parameters: {
    chain: EvmChain
    /** From `pairKey`. */
    keys: readonly string[]
    /** Whether reserves must be those of now. */
    isFresh: boolean
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, Reserves>>
}

export declare namespace createPoolReader {
  type Parameters = {
    exchange: Exchange
    /** How long pools are known, in milliseconds. @default 60000 */
    pairTtlMs?: number | undefined
    /** How long reserves are known, in milliseconds. @default 1000 */
    reservesTtlMs?: number | undefined
  }
}

/** Shares what was read between clients, so that many quotes are few requests of the node. */
export function createPoolReader(parameters: createPoolReader.Parameters): PoolReader {
  const { exchange, pairTtlMs = 60_000, reservesTtlMs = 1000 } = parameters
  const { factory } = exchange
  const readPairs = createBatchRead<EvmChain, Address>({
    ttlMs: pairTtlMs,
    read: ({ chain, addresses, signal }) => fetchPairs({ chain, factory, keys: addresses, signal }),
  })
  const readReserves = createBatchRead<EvmChain, Reserves>({
    ttlMs: reservesTtlMs,
    read: ({ chain, addresses, signal }) =>
      fetchReserves({ chain, pairs: addresses as Address[], signal }),
  })
  return {
    async read({ chain, keys, isFresh, signal }) {
      const pairs = await readPairs({ chain, addresses: keys, signal })
      const addresses = [...pairs.values()]
      const reserves = isFresh
        ? await fetchReserves({ chain, pairs: addresses, signal })
        : await readReserves({ chain, addresses, signal })
      return new Map(
        [...pairs].flatMap(([key, pair]): [string, Reserves][] => {
          const found = reserves.get(pair)
          return found ? [[key, found]] : []
        }),
      )
    },
  }
}
