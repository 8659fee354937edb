import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import type { Logger } from './logger.ts'

/** One line a request. No address and no query: what a visitor searched for is not the operator's business. */
export function logRequests(logger: Logger): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    logger.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status: context.res.status,
      durationMs: Math.round(performance.now() - start),
    })
  }
}
