export type RateLimiter = {
  /** Counts a request of this client. Answers the seconds to wait when there were too many, else 0. */
  take(client: string): number
}

export declare namespace createRateLimiter {
  type Parameters = {
    /** Requests a minute and client. A client that was quiet may make as many at once. 0 for no limit. */
    perMinute: number
    /** Milliseconds of a clock that only goes forward. */
    now?: (() => number) | undefined
    /** How many clients are remembered. Those not seen for longest are forgotten first. */
    maxClients?: number | undefined
  }
}

type Bucket = { tokens: number; filledAt: number }

/** A bucket of tokens for each client, in the memory of this process. */
export function createRateLimiter(parameters: createRateLimiter.Parameters): RateLimiter {
  const { perMinute, now = () => performance.now(), maxClients = 10_000 } = parameters
  const perMs = perMinute / 60_000
  // A map keeps the order of insertion, so its first entry is the client not seen for longest.
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
