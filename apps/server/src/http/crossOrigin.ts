import { allowOrigin } from '@cleat/siwx/server'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { isWalletPath } from './isWalletPath.ts'

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Content-Type, X-Request-Id',
  'Access-Control-Max-Age': '86400',
}

/** Whether a route reads cookies: those of sign-in, and what is signed for a name. */
function readsCookies(path: string): boolean {
  return path.startsWith('/v1/auth/') || /^\/v1\/profile\/account(?:\/[^/]+\/\w+)?$/.test(path)
}

export declare namespace crossOrigin {
  type Options = {
    variesByOrigin: boolean
    /** Origins whose pages send cookies to the routes that read them. @default none */
    withCookies?: readonly string[] | undefined
  }
}

/**
 * Lets pages of any origin read answers, without credentials. `allowOrigins` decides who may use
 * the service. Its 403 must be readable, because a missing CORS header only shows as a network
 * error.
 */
export function crossOrigin(options: crossOrigin.Options): MiddlewareHandler<HttpEnv> {
  const { withCookies = [] } = options
  return async (context, next) => {
    const { path } = context.req
    // Pages of other origins never read the embedded wallet.
    if (isWalletPath(path)) return next()
    // Pages without sign-in list their own permissions.
    const isSignedIn = withCookies.includes(context.req.header('Origin') ?? '')
    if (readsCookies(path) || (path.startsWith('/v1/sessions/') && isSignedIn)) {
      const answer = async () => {
        await next()
        return context.res
      }
      context.res = await allowOrigin({ request: context.req.raw, origins: withCookies, answer })
      return
    }
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('Access-Control-Request-Method')
    if (isPreflight) context.res = new Response(null, { status: 204, headers: preflight })
    else await next()
    const { headers } = context.res
    headers.set('Access-Control-Allow-Origin', '*')
    headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id')
    if (options.variesByOrigin) headers.append('Vary', 'Origin')
  }
}
