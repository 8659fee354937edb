import type { Context } from 'hono'
import type { TrustedProxies } from './createTrustedProxies.ts'
import type { HttpEnv } from './httpEnv.ts'

/** Whether the client's connection has TLS, by the word of a trusted proxy. */
export function isSecure(context: Context<HttpEnv>, trustedProxies: TrustedProxies): boolean {
  const forwarded = context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  const address = context.env?.incoming?.socket.remoteAddress
  return forwarded === 'https' && address !== undefined && trustedProxies.has(address)
}
