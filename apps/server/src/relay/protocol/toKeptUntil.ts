import { maxBytesOfLongLife, maxKeptSeconds, usualTtlSeconds } from './limits.ts'

export declare namespace toKeptUntil {
  type Parameters = {
    /** In milliseconds. */
    publishedAt: number
    /** What the sender asked for, in seconds. */
    ttl: number
    bytes: number
  }
}

/**
 * Until when a message is kept, in milliseconds. What it takes of the store is its size for its
 * time, so a large one is kept for a shorter time, but for no less than is usual.
 */
export function toKeptUntil({ publishedAt, ttl, bytes }: toKeptUntil.Parameters): number {
  const longest = Math.floor((maxKeptSeconds * maxBytesOfLongLife) / bytes)
  const allowed = Math.max(usualTtlSeconds, Math.min(maxKeptSeconds, longest))
  return publishedAt + Math.min(ttl, allowed) * 1000
}
