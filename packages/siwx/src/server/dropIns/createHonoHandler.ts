import type { Context } from 'hono'
import type { Siwx } from '../service/siwx.ts'

/** A handler of Hono, for `app.all('/api/siwx/*', …)`. */
export function createHonoHandler(siwx: Siwx): (context: Context) => Promise<Response> {
  return (context) => siwx.handler(context.req.raw)
}
