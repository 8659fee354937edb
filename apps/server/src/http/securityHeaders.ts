import type { MiddlewareHandler } from 'hono'
import type { TrustedProxies } from './createTrustedProxies.ts'
import type { HttpEnv } from './httpEnv.ts'
import { isSecure } from './isSecure.ts'

export declare namespace securityHeaders {
  type Parameters = { trustedProxies: TrustedProxies }
}

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  // Answers are for pages of other origins, cross-origin isolated ones (COEP) included.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const policy = 'Content-Security-Policy'

/** No answer is a page, so nothing in it may run, load or be framed. */
export function securityHeaders(
  parameters: securityHeaders.Parameters,
): MiddlewareHandler<HttpEnv> {
  const { trustedProxies } = parameters
  return async (context, next) => {
    await next()
    // Without TLS it has no effect and must not be sent (RFC 6797, section 7.2).
    if (isSecure(context, trustedProxies)) {
      context.res.headers.set('Strict-Transport-Security', 'max-age=31536000')
    }
    const own = context.res.headers.get(policy)
    for (const [name, value] of Object.entries(headers)) {
      // Pages of the embedded wallet have rules that are stricter, and one of them is framed.
      const isSet = context.res.headers.has(name)
      const isFramed = name === 'X-Frame-Options' && own?.includes('frame-ancestors')
      if (!isSet && !isFramed) context.res.headers.set(name, value)
    }
    // A 304 must not replace the policy of the cached answer.
    const hasOwnPolicy = context.res.status === 304 || own !== null
    if (!hasOwnPolicy) {
      context.res.headers.set(policy, "default-src 'none'; frame-ancestors 'none'; sandbox")
    }
  }
}
