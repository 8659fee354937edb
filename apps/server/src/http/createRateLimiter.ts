import { toShares } from './toShares.ts'

export type RateLimiter = {
  /** Counts a client's use, once by default. Returns the seconds to wait, or 0. */
  take(client: string, count?: number): number
}

export declare namespace createRateLimiter {
  type Parameters = {
    /** Uses per period and client. An idle client may have as many at once. 0 for no limit. */
    limit: number
    /** In milliseconds. @default a minute */
    periodMs?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
    /** The maximum number of tracked clients. The longest idle are dropped first. */
    maxClients?: number | undefined
  }
}

type Bucket = { readonly tokens: number; readonly filledAt: number }

/** A token bucket per client and per /48, in this process's memory. */
export function createRateLimiter(parameters: createRateLimiter.Parameters): RateLimiter {
  const { limit: perClient, periodMs = 60_000, maxClients = 10_000 } = parameters
  const { now = () => performance.now() } = parameters
  // A map keeps insertion order, so its first entry is the longest idle client.
  const buckets = new Map<string, Bucket>()

  const keep = (key: string, bucket: Bucket) => {
    buckets.delete(key)
    buckets.set(key, bucket)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= maxClients) break
      buckets.delete(oldest)
    }
  }

  return {
    take(client, count = 1) {
      if (perClient === 0) return 0
      const time = now()
      const filled = toShares(client, perClient).map(({ key, limit }) => {
        const { tokens, filledAt } = buckets.get(key) ?? { tokens: limit, filledAt: time }
        const perMs = limit / periodMs
        return { key, perMs, tokens: Math.min(limit, tokens + (time - filledAt) * perMs) }
      })
      const waits = filled.map(({ tokens, perMs }) => Math.max(0, count - tokens) / perMs)
      const seconds = Math.ceil(Math.max(...waits) / 1000)
      for (const { key, tokens } of filled) {
        if (seconds === 0) keep(key, { tokens: tokens - count, filledAt: time })
        // A refused client is not idle, but new ones must not displace others.
        else if (buckets.has(key)) keep(key, { tokens, filledAt: time })
      }
      return seconds
    },
  }
}
