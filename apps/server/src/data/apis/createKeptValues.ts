export type KeptValues<value> = {
  /** Whether it is known and new, also that there is none. */
  has(key: string): boolean
  /** Also what is known from before. */
  get(key: string): value | undefined
  set(key: string, value: value | undefined): void
}

export declare namespace createKeptValues {
  type Parameters = {
    ttlMs: number
    /** How much longer a value is told. */
    staleMs: number
    /** How many are kept. The oldest are forgotten first. */
    capacity?: number | undefined
    now: () => number
  }
}

/** What was read, for as long as it is new, and for a while after that. */
export function createKeptValues<value>(
  parameters: createKeptValues.Parameters,
): KeptValues<value> {
  const { ttlMs, staleMs, capacity = 20_000, now } = parameters
  // A map keeps the order of insertion, so its first entry is the oldest.
  const kept = new Map<string, { value: value | undefined; until: number }>()
  return {
    has: (key) => (kept.get(key)?.until ?? Number.NEGATIVE_INFINITY) > now(),
    get(key) {
      const entry = kept.get(key)
      return entry && entry.until + staleMs > now() ? entry.value : undefined
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, { value, until: now() + ttlMs })
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break
        kept.delete(oldest)
      }
    },
  }
}
