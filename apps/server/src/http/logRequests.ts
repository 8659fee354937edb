import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { HttpEnv } from './httpEnv.ts'
import type { Logger } from './logger.ts'

/** Logs one line per request, without address, account and query, to protect visitors' privacy. */
export function logRequests(logger: Logger): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    logger.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: toLoggedPath(context),
      status: context.res.status,
      durationMs: Math.round(performance.now() - start),
    })
  }
}

/**
 * The route's pattern, such as `/v1/account/:address/balance`. Without a route only the first
 * segment, because later ones may be an account.
 */
function toLoggedPath(context: Context<HttpEnv>): string {
  const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))
  if (route) return route.path
  const [first = '', ...rest] = context.req.path.split('/').slice(1)
  return `/${first.slice(0, 30)}${rest.length > 0 ? '/…' : ''}`
}
