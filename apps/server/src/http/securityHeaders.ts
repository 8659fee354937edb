import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  // Answers are for pages of other origins, cross-origin isolated ones (COEP) included.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const policy = 'Content-Security-Policy'

/** No answer is a page, so nothing in it may run, load or be framed. */
export const securityHeaders: MiddlewareHandler<HttpEnv> = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  // A 304 must not replace the policy of the cached answer.
  const hasOwnPolicy = context.res.status === 304 || context.res.headers.has(policy)
  if (!hasOwnPolicy) {
    context.res.headers.set(policy, "default-src 'none'; frame-ancestors 'none'; sandbox")
  }
}
