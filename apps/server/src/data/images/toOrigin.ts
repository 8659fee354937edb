import type { Context } from 'hono'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isSecure } from '../../http/isSecure.ts'

/**
 * The service's origin as the client sees it. Forwarded headers count only behind a trusted proxy.
 */
export function toOrigin(context: Context<HttpEnv>, trustedProxies: TrustedProxies): string {
  const { protocol, host } = new URL(context.req.url)
  return `${isSecure(context, trustedProxies) ? 'https:' : protocol}//${host}`
}
