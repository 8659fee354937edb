import type { Context } from 'hono'
import type { TrustedProxies } from './createTrustedProxies.ts'
import type { HttpEnv } from './httpEnv.ts'
import { toClientKey } from './toClientKey.ts'

/** The key of the client that sent a request. */
export function readClient(context: Context<HttpEnv>, trustedProxies: TrustedProxies): string {
  return toClientKey({
    remoteAddress: context.env?.incoming?.socket.remoteAddress,
    forwardedFor: context.req.header('X-Forwarded-For'),
    trustedProxies,
  })
}
