export type KeptValues<value> = {
  /** Whether a fresh value or its absence is known. */
  has(key: string): boolean
  /** The value, fresh or stale. */
  get(key: string): value | undefined
  set(key: string, value: value | undefined): void
}

export declare namespace createKeptValues {
  type Parameters = {
    ttlMs: number
    /** How much longer a stale value is returned, in milliseconds. */
    staleMs: number
    /** The maximum number of values. The oldest are dropped first. */
    capacity?: number | undefined
    now: () => number
  }
}

/** A cache with fresh and stale values. */
export function createKeptValues<value>(
  parameters: createKeptValues.Parameters,
): KeptValues<value> {
  const { ttlMs, staleMs, capacity = 20_000, now } = parameters
  // A map keeps insertion order, so its first entry is the oldest.
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
