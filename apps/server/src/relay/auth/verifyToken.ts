import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'
import { tokenLeewayMs } from '../protocol/limits.ts'
import { decodeDidKey } from './decodeDidKey.ts'
import { Refusal } from './refusal.ts'

export declare namespace verifyToken {
  type Parameters = {
    token: string
    /** Whether a token's audience is this relay. */
    isAudience: (address: string) => boolean
    /** In milliseconds. */
    now: number
  }
}

const headerSchema = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000))
const claimsSchema = v.object({
  iss: v.string(),
  sub: v.string(),
  aud: v.string(),
  iat: seconds,
  exp: seconds,
})

/**
 * Verifies a token and returns the client id in its `iss`.
 * Uses Node's verification, which takes 0.2 ms where JavaScript takes 3 ms. After a restart all
 * clients connect at once.
 * @throws a `Refusal`
 */
export function verifyToken({ token, isAudience, now }: verifyToken.Parameters): string {
  const [header, payload, signature, ...more] = token.split('.')
  if (!header || !payload || !signature || more.length > 0) throw refuse('The token is no JWT.')
  if (!v.is(headerSchema, decode(header))) throw refuse('The token is not signed with EdDSA.')
  const claims = v.safeParse(claimsSchema, decode(payload))
  if (!claims.success) throw refuse('The token lacks iss, sub, aud, iat or exp.')
  const { iss, aud, iat, exp } = claims.output
  const key = decodeDidKey(iss)
  if (!key) throw refuse('The issuer is no did:key of Ed25519.')
  if (!isSigned({ key, data: `${header}.${payload}`, signature })) {
    throw refuse('The signature is not one of the issuer.')
  }
  if (!isAudience(aud)) throw refuse(`The token is for ${aud.slice(0, 60)}.`)
  checkTime({ issuedAt: iat * 1000, expiresAt: exp * 1000, now })
  return iss
}

type Times = { issuedAt: number; expiresAt: number; now: number }

/** Clients sign a token per connection. An old token was copied, or the client's clock is wrong. */
function checkTime({ issuedAt, expiresAt, now }: Times): void {
  const here = toTime(now)
  if (Math.abs(now - issuedAt) > tokenLeewayMs) {
    throw new Refusal('clock', `The token is of ${toTime(issuedAt)}, and it is ${here}.`)
  }
  if (now > expiresAt + tokenLeewayMs) {
    throw new Refusal('clock', `The token ended ${toTime(expiresAt)}, and it is ${here}.`)
  }
}

function isSigned(parameters: { key: Uint8Array; data: string; signature: string }): boolean {
  const { key, data, signature } = parameters
  const bytes = Buffer.from(signature, 'base64url')
  // Node decodes other alphabets too, so the encoding is compared with the input.
  if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return false
  const x = Buffer.from(key).toString('base64url')
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
  return verify(null, Buffer.from(data), publicKey, bytes)
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

function refuse(message: string): Refusal {
  return new Refusal('auth', message)
}

function toTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
}
