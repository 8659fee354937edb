import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'

/** Refuses addresses with the character U+0000, which a database fails to look for. */
export const refuseNul: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const { url } = context.req
  const at = url.indexOf('%00')
  if (at === -1) return next()
  const query = url.indexOf('?')
  if (query === -1 || at < query)
    throw new Problem('NOT_FOUND', { detail: 'There is nothing at an address with %00.' })
  throw new Problem('INVALID_QUERY', { detail: 'The query has %00. Send it without.' })
}
