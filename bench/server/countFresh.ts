export declare namespace countFresh {
  type Parameters = {
    /** Whose balances are asked for, in this order. */
    asked: readonly string[]
    perSecond: number
    /** Whose were read just before. */
    known?: readonly string[] | undefined
    /** How long the service remembers a balance. @default 30000 */
    ttlMs?: number | undefined
  }
}

/** About how many reads are not of what is remembered from another one. */
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
