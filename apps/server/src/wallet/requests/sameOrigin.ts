import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'

/**
 * Refuses requests of other origins, siblings too. Browsers send no `Origin` where a page reads
 * from its own origin, and say then where the request comes from.
 */
export function sameOrigin(origin: string): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const from = context.req.header('Origin')
    const site = context.req.header('Sec-Fetch-Site')
    const isRead = context.req.method === 'GET'
    const isOurs = from === undefined ? isRead : from === origin
    if (!isOurs || (site !== undefined && site !== 'same-origin'))
      throw new Problem('ORIGIN_NOT_ALLOWED', {
        detail: 'Only pages of the wallet itself may ask for this.',
      })
    await next()
  }
}
