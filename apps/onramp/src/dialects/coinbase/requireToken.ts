import type { KeyObject } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { jwtVerify } from 'jose'

export declare namespace requireToken {
  type Parameters = { keyId: string; publicKey: KeyObject }
}

const longestSeconds = 120

/** Takes requests with a token of the key, for this method, host and path, and for two minutes. */
export function requireToken({ keyId, publicKey }: requireToken.Parameters): MiddlewareHandler {
  return async (context, next) => {
    const token = context.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const { host, pathname } = new URL(context.req.url)
    const isGood = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: 'cdp',
      subject: keyId,
      requiredClaims: ['exp', 'nbf'],
    }).then(
      ({ payload, protectedHeader }) =>
        Array.isArray(payload.uris) &&
        payload.uris.includes(`${context.req.method} ${host}${pathname}`) &&
        (payload.exp ?? 0) - (payload.nbf ?? 0) <= longestSeconds &&
        protectedHeader.kid === keyId,
      () => false,
    )
    if (!isGood) return context.json({ errorType: 'unauthorized' }, 401)
    return next()
  }
}
