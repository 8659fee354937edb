import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Content-Type, X-Request-Id',
  'Access-Control-Max-Age': '86400',
}

/**
 * Lets pages of any origin read answers, without credentials. `allowOrigins` decides who may use
 * the service. Its 403 must be readable, because a missing CORS header only shows as a network
 * error.
 */
export function crossOrigin(options: { variesByOrigin: boolean }): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
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
