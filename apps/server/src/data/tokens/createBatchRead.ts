import { createReadCache } from '../cache/createReadCache.ts'

export type BatchRead<chain, value> = (parameters: {
  chain: chain
  addresses: readonly string[]
  signal: AbortSignal
}) => Promise<ReadonlyMap<string, value>>

export declare namespace createBatchRead {
  type Parameters<chain, value> = { ttlMs: number; read: BatchRead<chain, value> }
}

/**
 * Reads many addresses in one call and caches each result, absence included. An abort of the caller
 * does not stop it, because the results are shared.
 */
export function createBatchRead<chain extends { readonly id: string }, value>(
  parameters: createBatchRead.Parameters<chain, value>,
): BatchRead<chain, value> {
  const { ttlMs, read } = parameters
  const cache = createReadCache<value | undefined>({ ttlMs })
  return async ({ chain, addresses, signal }) => {
    const missing: string[] = []
    const answer = Promise.withResolvers<ReadonlyMap<string, value>>()
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
      answer.resolve(read({ chain, addresses: missing, signal: endless }))
    }
    const values = await Promise.all(reads)
    return new Map(
      addresses.flatMap((address, index) => {
        const found = values[index]
        return found === undefined ? [] : [[address, found]]
      }),
    )
  }
}
