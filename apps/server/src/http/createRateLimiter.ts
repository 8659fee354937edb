export type RateLimiter = {
  /** Counts a client's request. Returns the seconds to wait, or 0. */
  take(client: string): number
}

export declare namespace createRateLimiter {
  type Parameters = {
    /** Requests per minute and client. An idle client may send as many at once. 0 for no limit. */
    perMinute: number
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
    /** The maximum number of tracked clients. The longest idle are dropped first. */
    maxClients?: number | undefined
  }
}

type Bucket = { tokens: number; filledAt: number }

/** A token bucket per client, in this process's memory. */
export function createRateLimiter(parameters: createRateLimiter.Parameters): RateLimiter {
  const { perMinute, now = () => performance.now(), maxClients = 10_000 } = parameters
  const perMs = perMinute / 60_000
  // A map keeps insertion order, so its first entry is the longest idle client.
  const buckets = new Map<string, Bucket>()

  return {
    take(client) {
      if (perMinute === 0) return 0
      const time = now()
      const bucket = buckets.get(client) ?? { tokens: perMinute, filledAt: time }
      buckets.delete(client)
      buckets.set(client, bucket)
      if (buckets.size > maxClients) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest)
          break
        }
      }
      bucket.tokens = Math.min(perMinute, bucket.tokens + (time - bucket.filledAt) * perMs)
      bucket.filledAt = time
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMs / 1000)
      bucket.tokens -= 1
      return 0
    },
  }
}
