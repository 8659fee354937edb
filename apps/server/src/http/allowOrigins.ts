import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { isAllowedOrigin, type OriginPattern } from './originPattern.ts'
import { Problem } from './problem.ts'

export declare namespace allowOrigins {
  type Parameters = {
    allowed: readonly OriginPattern[] | 'any'
    /** Whether a request without `Origin` is refused too. Browsers leave the header out of plain GETs. */
    isRequired: boolean
  }
}

/**
 * Refuses pages of other origins with 403 (spec §8). It keeps honest sites from using somebody else's service; programs can
 * send any header, so nothing that must stay secret may rely on it.
 */
export function allowOrigins(parameters: allowOrigins.Parameters): MiddlewareHandler<HttpEnv> {
  const { allowed, isRequired } = parameters
  return async (context, next) => {
    const origin = context.req.header('Origin')
    const isAllowed =
      allowed === 'any' || (origin === undefined ? !isRequired : isAllowedOrigin(origin, allowed))
    if (!isAllowed) {
      throw new Problem('ORIGIN_NOT_ALLOWED', {
        detail: `The origin ${(origin ?? 'of the request, which has none,').slice(0, 200)} is not on the allowlist. Add it to ALLOWED_ORIGINS of the service.`,
      })
    }
    await next()
  }
}
