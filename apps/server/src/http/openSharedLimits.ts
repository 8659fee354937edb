import { hash } from 'node:crypto'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createRedisClient } from '../redis/createRedisClient.ts'
import type { Limits } from './createLimits.ts'
import { createRateLimiter } from './createRateLimiter.ts'
import { toShares } from './toShares.ts'

export declare namespace openSharedLimits {
  type Parameters = {
    /** The Redis that counts. */
    url: string
    onError: (error: unknown) => void
  }
}

const prefix = 'cleat:limit:'
const timeoutMs = 500
const hashLength = 22
const minuteMs = 60_000

/**
 * Limits that count in Redis, over all processes with it. Each process first counts its own uses:
 * a client above its limit costs Redis nothing, and limits hold while Redis is away.
 */
export function openSharedLimits({ url, onError }: openSharedLimits.Parameters): Limits {
  const storeClient = createRedisClient({ url, answerMs: timeoutMs })
  storeClient.on('error', onError)
  storeClient.connect().catch(onError)
  /** Whether a failure was reported that lasts. */
  let isAway = false
  // Redis keeps hashes of networks only.
  const toKey = (network: string) =>
    hash('sha256', `${url} ${network}`, 'base64url').slice(0, hashLength)

  return {
    create({ name, limit, periodMs = minuteMs }) {
      const own = createRateLimiter({ limit, periodMs })
      if (limit === 0) return own
      const open = (points: number, kind: string) =>
        new RateLimiterRedis({
          storeClient,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: `${prefix}${name}:${kind}`,
          points,
          duration: periodMs / 1000,
        })
      const shared = new Map<number, RateLimiterRedis>()
      const find = (points: number) => {
        const found = shared.get(points) ?? open(points, String(points))
        shared.set(points, found)
        return found
      }
      return {
        async take(client, count = 1) {
          const seconds = own.take(client, count)
          if (seconds > 0) return seconds
          const waits = toShares(client, limit).map(async (share) => {
            try {
              await find(share.limit).consume(toKey(share.key), count)
              isAway = false
              return 0
            } catch (error) {
              if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000)
              if (!isAway) onError(error)
              isAway = true
              return 0
            }
          })
          return Math.max(...(await Promise.all(waits)))
        },
      }
    },
    async close() {
      await Promise.allSettled([storeClient.close()])
    },
  }
}
