import type { Logger } from '../../http/logger.ts'
import type { OpenChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { PriceSource } from '../price/priceSource.ts'
import { createUpstream } from '../rpc/createUpstream.ts'
import { createCircuit } from './createCircuit.ts'
import { createKeptValues } from './createKeptValues.ts'
import { fetchLlamaPrices } from './fetchLlamaPrices.ts'

export declare namespace createLlamaPrices {
  type Parameters = {
    /** The operator's own prices, which take precedence. */
    own: PriceSource
    drops: Drops
    logger: Logger
    url?: string | undefined
    /** How long a price is fresh, in milliseconds. @default 60000 */
    ttlMs?: number | undefined
    /** How long a stale price is returned, in milliseconds. @default 600000 */
    staleMs?: number | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

/**
 * Reads prices from DefiLlama, which needs no key. It learns the queried tokens, not the visitors.
 */
export function createLlamaPrices(parameters: createLlamaPrices.Parameters): PriceSource {
  const { own, drops, logger, url = 'https://coins.llama.fi', now = Date.now } = parameters
  const { ttlMs = 60_000, staleMs = 600_000 } = parameters
  const circuit = createCircuit({ name: 'DefiLlama', logger })
  const upstream = createUpstream({
    chainId: 'Every chain',
    url,
    timeoutMs: 5000,
    limitBytes: 1_048_576,
  })
  const kept = createKeptValues<number>({ ttlMs, staleMs, now })

  const readMissing = async (
    chain: OpenChain,
    addresses: readonly string[],
    signal: AbortSignal,
  ) => {
    const missing = addresses.filter((address) => !kept.has(`${chain.id}:${address}`))
    if (missing.length === 0) return false
    try {
      const wanted = { upstream, chain, addresses: missing, drops, signal, now: now() }
      const found = await circuit.run(chain.id, () => fetchLlamaPrices(wanted))
      for (const address of missing) kept.set(`${chain.id}:${address}`, found.get(address))
      return false
    } catch {
      signal.throwIfAborted()
      return true
    }
  }

  return {
    async read({ chain, addresses, signal }) {
      const first = await own.read({ chain, addresses, signal })
      const others = addresses.filter((address) => !first.byAddress.has(address))
      const isAway = await readMissing(chain, others, signal)
      const old = others.filter((address) => !kept.has(`${chain.id}:${address}`))
      const more = others.flatMap((address): [string, number][] => {
        const price = kept.get(`${chain.id}:${address}`)
        return price === undefined ? [] : [[address, price]]
      })
      const isStale =
        first.isStale || (isAway && old.some((it) => more.some(([key]) => key === it)))
      return { byAddress: new Map([...first.byAddress, ...more]), isStale }
    },
  }
}
