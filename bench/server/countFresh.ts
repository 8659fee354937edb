export declare namespace countFresh {
  type Parameters = {
    /** Accounts in the order of the reads. */
    asked: readonly string[]
    perSecond: number
    /** Accounts read just before. */
    known?: readonly string[] | undefined
    /** Milliseconds that the service caches a balance. @default 30000 */
    ttlMs?: number | undefined
  }
}

/** Estimates how many reads are not answered from the cache. */
export function countFresh(parameters: countFresh.Parameters): number {
  const { asked, perSecond, known = [], ttlMs = 30_000 } = parameters
  const readAt = new Map(known.map((account) => [account, 0]))
  let fresh = 0
  for (const [index, account] of asked.entries()) {
    const time = (index * 1000) / perSecond
    if (time - (readAt.get(account) ?? Number.NEGATIVE_INFINITY) < ttlMs) continue
    readAt.set(account, time)
    fresh += 1
  }
  return fresh
}
