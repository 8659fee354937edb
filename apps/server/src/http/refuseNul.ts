import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'

/** Refuses addresses with the character U+0000, which a database fails to look for. */
export const refuseNul: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const [path = '', query = ''] = context.req.url.split('?')
  if (path.includes('%00'))
    throw new Problem('NOT_FOUND', { detail: 'There is nothing at an address with %00.' })
  if (query.includes('%00'))
    throw new Problem('INVALID_QUERY', { detail: 'The query has %00. Send it without.' })
  await next()
}
