import type { Context } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'

/** Where the service was asked, as its client sees it. Only a trusted proxy is believed to speak another protocol with clients. */
export function toOrigin(context: Context<HttpEnv>, trustedProxies: number): string {
  const { protocol, host } = new URL(context.req.url)
  const forwarded = context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  const isSecure = trustedProxies > 0 && forwarded === 'https'
  return `${isSecure ? 'https:' : protocol}//${host}`
}
