import type { MiddlewareHandler } from 'hono'
import type { RequestLimiter } from './createLimits.ts'
import { createRefusalDelay } from './createRefusalDelay.ts'
import type { TrustedProxies } from './createTrustedProxies.ts'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'
import { readClient } from './readClient.ts'

export declare namespace limitRate {
  type Parameters = { limiter: RequestLimiter; trustedProxies: TrustedProxies }
}

/** Refuses requests above a client's rate with 429 and `Retry-After`, a little later. */
export function limitRate(parameters: limitRate.Parameters): MiddlewareHandler<HttpEnv> {
  const { limiter, trustedProxies } = parameters
  const delay = createRefusalDelay()
  return async (context, next) => {
    const seconds = await limiter.take(readClient(context, trustedProxies))
    if (seconds > 0) {
      await delay.wait()
      throw new Problem('RATE_LIMITED', {
        detail: `There were too many requests from your network. Wait ${seconds} s.`,
        headers: { 'Retry-After': String(seconds) },
      })
    }
    await next()
  }
}
