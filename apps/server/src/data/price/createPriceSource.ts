import { createReadCache } from '../cache/createReadCache.ts'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import { fetchPoolPrices } from './fetchPoolPrices.ts'
import type { PriceSource } from './priceSource.ts'

export declare namespace createPriceSource {
  type Parameters = { drops: Drops; ttlMs?: number | undefined; staleMs?: number | undefined }
}

/** The operator's fixed prices, and prices derived from pool reserves. */
export function createPriceSource(parameters: createPriceSource.Parameters): PriceSource {
  const { drops, ttlMs = 15_000, staleMs = 600_000 } = parameters
  const cache = createReadCache<ReadonlyMap<string, number>>({ ttlMs, staleMs })
  const ofPools = (chain: EvmChain, signal: AbortSignal) =>
    cache.readOrKept({
      key: chain.id,
      signal,
      load: (shared) => fetchPoolPrices({ chain, drops, signal: shared }),
    })

  return {
    async read({ chain, addresses, signal }) {
      const fixed = chain.fixedPrices
      const hasAll = addresses.every((address) => fixed.has(address))
      const isReadable = chain.namespace === 'eip155' && chain.pools.length > 0 && !hasAll
      const pooled = isReadable ? await ofPools(chain, signal) : undefined
      const byAddress = new Map(
        addresses.flatMap((address) => {
          const price = fixed.get(address) ?? pooled?.value.get(address)
          return price === undefined ? [] : [[address, price]]
        }),
      )
      return { byAddress, isStale: pooled?.isStale ?? false }
    },
  }
}
