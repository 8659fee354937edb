import { sign } from 'node:crypto'
import type { Identity } from './createIdentity.ts'

export declare namespace createToken {
  type Parameters = {
    identity: Identity
    audience: string
    /** In milliseconds. */
    now?: number | undefined
    header?: object | undefined
    claims?: object | undefined
  }
}

/** Creates a client's token for one connection. */
export function createToken(parameters: createToken.Parameters): string {
  const { identity, audience, now = Date.now(), header, claims } = parameters
  const iat = Math.floor(now / 1000)
  const payload = {
    iss: identity.clientId,
    sub: 'f'.repeat(64),
    aud: audience,
    iat,
    exp: iat + 86_400,
    ...claims,
  }
  const data = [{ alg: 'EdDSA', typ: 'JWT', ...header }, payload].map(encode).join('.')
  return `${data}.${sign(null, Buffer.from(data), identity.privateKey).toString('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
