import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { isAllowedOrigin, type OriginPattern } from './originPattern.ts'
import { Problem } from './problem.ts'

export declare namespace allowOrigins {
  type Parameters = {
    allowed: readonly OriginPattern[] | 'any'
    /** Whether to refuse requests without `Origin`. Browsers omit the header from plain GETs. */
    isRequired: boolean
  }
}

/**
 * Refuses pages of other origins with 403 (spec §8). It stops other sites from using the service.
 * Programs can send any header, so no secret may depend on it.
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
