import type { Context } from 'hono'
import type { HttpEnv } from './httpEnv.ts'
import type { Problem } from './problem.ts'

/** Errors must not be cached, because the next answer may differ. */
export function toProblemResponse(context: Context<HttpEnv>, problem: Problem): Response {
  const body = { ...problem.toJSON(), requestId: context.get('requestId') }
  return context.body(JSON.stringify(body), problem.status, {
    ...problem.headers,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  })
}
