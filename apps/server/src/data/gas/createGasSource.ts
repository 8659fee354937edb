import { createReadCache } from '../cache/createReadCache.ts'
import type { EvmChain } from '../chains/openChains.ts'
import { fetchGasPrices, type GasPrices } from './fetchGasPrices.ts'

/** A source of gas prices. */
export type GasSource = {
  read(parameters: fetchGasPrices.Parameters): Promise<GasPrices>
}

/** Gas prices from the chains' nodes, each cached for some seconds. */
export function createGasSource(parameters: { ttlMs?: number | undefined } = {}): GasSource {
  const { ttlMs = 5000 } = parameters
  const cache = createReadCache<GasPrices>({ ttlMs })
  return {
    read: ({ chain, signal }: { chain: EvmChain; signal: AbortSignal }) =>
      cache.read({
        key: chain.id,
        signal,
        load: (shared) => fetchGasPrices({ chain, signal: shared }),
      }),
  }
}
