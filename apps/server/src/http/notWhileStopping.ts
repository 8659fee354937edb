import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'

/** Refuses new work while the service stops, so that clients retry with the next process. */
export function notWhileStopping(stopping: AbortSignal): MiddlewareHandler<HttpEnv> {
  return async (_context, next) => {
    if (stopping.aborted) {
      throw new Problem('STOPPING', {
        detail: 'The service is being stopped. Send it again in some seconds.',
        headers: { 'Retry-After': '5' },
      })
    }
    await next()
  }
}
