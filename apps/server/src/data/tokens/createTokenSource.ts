import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import { createBatchRead } from './createBatchRead.ts'
import { fetchCollections } from './fetchCollections.ts'
import { fetchUnlistedTokens } from './fetchUnlistedTokens.ts'
import type { TokenSource, UnlistedToken } from './tokenSource.ts'

export declare namespace createTokenSource {
  type Parameters = { drops: Drops; ttlMs?: number | undefined }
}

/** Tokens of the built-in lists, and the on-chain metadata of others. */
export function createTokenSource(parameters: createTokenSource.Parameters): TokenSource {
  const { drops, ttlMs = 3_600_000 } = parameters
  const readTokens = createBatchRead<EvmChain, UnlistedToken>({
    ttlMs,
    read: (wanted) => fetchUnlistedTokens({ ...wanted, drops }),
  })
  return {
    async describe({ chain, addresses, signal }) {
      const strange = addresses.filter((address) => !chain.tokens.has(address))
      const read = await readTokens({ chain, addresses: strange, signal })
      const known = addresses.flatMap((address) => chain.tokens.get(address) ?? [])
      return new Map([...known, ...read.values()].map((token) => [token.address, token]))
    },
    describeCollections: createBatchRead<EvmChain, string>({ ttlMs, read: fetchCollections }),
  }
}
