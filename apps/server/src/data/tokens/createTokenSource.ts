import { createReadCache } from '../cache/createReadCache.ts'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../createDrops.ts'
import { readStrangeTokens } from './readStrangeTokens.ts'
import type { StrangeToken, TokenSource } from './tokenSource.ts'

export declare namespace createTokenSource {
  type Parameters = { drops: Drops; ttlMs?: number | undefined }
}

/** Tokens of the lists, and of others what they say of themselves. */
export function createTokenSource(parameters: createTokenSource.Parameters): TokenSource {
  const { drops, ttlMs = 3_600_000 } = parameters
  const cache = createReadCache<StrangeToken | undefined>({ ttlMs })

  /** All in one question, and each remembered by itself. Whoever asked may leave: others will want to know the same. */
  const readAll = (chain: EvmChain, addresses: readonly string[], signal: AbortSignal) => {
    const missing: string[] = []
    const answer = Promise.withResolvers<ReadonlyMap<string, StrangeToken>>()
    const reads = addresses.map((address) =>
      cache.read({
        key: `${chain.id}:${address}`,
        signal,
        load: async () => {
          missing.push(address)
          return (await answer.promise).get(address)
        },
      }),
    )
    if (missing.length > 0) {
      const { signal: endless } = new AbortController()
      answer.resolve(readStrangeTokens({ chain, addresses: missing, drops, signal: endless }))
    }
    return Promise.all(reads)
  }

  return {
    async describe({ chain, addresses, signal }) {
      const strange = addresses.filter((address) => !chain.tokens.has(address))
      const read = strange.length > 0 ? await readAll(chain, strange, signal) : []
      const known = addresses.flatMap((address) => chain.tokens.get(address) ?? [])
      const all = [...known, ...read.filter((token) => token !== undefined)]
      return new Map(all.map((token) => [token.address, token]))
    },
  }
}
