import type { Context } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'

/**
 * The service's origin as the client sees it. Forwarded headers count only behind a trusted proxy.
 */
export function toOrigin(context: Context<HttpEnv>, trustedProxies: number): string {
  const { protocol, host } = new URL(context.req.url)
  const forwarded = context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  const isSecure = trustedProxies > 0 && forwarded === 'https'
  return `${isSecure ? 'https:' : protocol}//${host}`
}
