import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { HttpEnv } from './httpEnv.ts'
import type { Logger } from './logger.ts'

export declare namespace logRequests {
  type Parameters = { logger: Logger; metrics: Pick<Metrics, 'countRequest'> | undefined }
}

/** Logs and counts each request. Leaves out address, account and query for privacy. */
export function logRequests(parameters: logRequests.Parameters): MiddlewareHandler<HttpEnv> {
  const { logger, metrics } = parameters
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { method } = context.req
    const { status } = context.res
    const durationMs = Math.round(performance.now() - start)
    const { path, isRoute } = toLoggedPath(context)
    logger.info('request', {
      requestId: context.get('requestId'),
      method,
      path,
      status,
      durationMs,
    })
    // A client can invent paths, and each would take memory.
    const counted = isRoute ? path : 'other'
    metrics?.countRequest({ method, path: counted, status, seconds: durationMs / 1000 })
  }
}

/**
 * The route's pattern, such as `/v1/account/:address/balance`. Without a route only the first
 * segment, because later ones may be an account.
 */
function toLoggedPath(context: Context<HttpEnv>): { path: string; isRoute: boolean } {
  const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))
  if (route) return { path: route.path, isRoute: true }
  const [first = '', ...rest] = context.req.path.split('/').slice(1)
  return { path: `/${first.slice(0, 30)}${rest.length > 0 ? '/…' : ''}`, isRoute: false }
}
