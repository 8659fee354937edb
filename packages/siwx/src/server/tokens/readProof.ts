import {
  calculateJwkThumbprint,
  EmbeddedJWK,
  type JWTPayload,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose'
import { hashText } from '../hashText.ts'
import { parseUrl } from '../parseUrl.ts'
import { toBase64Url } from './toBase64Url.ts'

/** A proof that the client holds a key. */
export type KeyProof = {
  /** The thumbprint of the key (RFC 7638). */
  readonly jkt: string
  /** What a proof is claimed by, so that it counts once. */
  readonly use: { readonly hash: string; readonly endsAt: number }
}

export declare namespace readProof {
  type Parameters = {
    /** The header `DPoP`. */
    proof: string
    method: string
    /** Path of the request. */
    path: string
    /** Origins that the service is reached at. */
    origins: readonly string[]
    /** The access token that comes along. */
    token?: string | undefined
    now: number
  }
}

/** In characters. */
const longestProof = 4096
/** Between the clocks of client and service. */
const clockMs = 60_000
const lifeMs = 300_000

/**
 * Reads a proof of possession. Resolves with nothing where it does not hold: for another request,
 * of another time, without a signature of the key that it names.
 * @see RFC 9449, section 4.3
 */
export async function readProof(parameters: readProof.Parameters): Promise<KeyProof | undefined> {
  const { proof, method, path, origins, token, now } = parameters
  if (proof.length > longestProof) return undefined
  try {
    const { payload, protectedHeader }: JWTVerifyResult = await jwtVerify(proof, EmbeddedJWK, {
      ...{ algorithms: ['ES256', 'EdDSA'], typ: 'dpop+jwt' },
      ...{ requiredClaims: ['jti', 'htm', 'htu', 'iat'], currentDate: new Date(now) },
    })
    const { jwk } = protectedHeader
    if (!jwk || 'd' in jwk || !isFor(payload, { method, path, origins, token })) return undefined
    const issued = Number(payload.iat) * 1000
    if (issued > now + clockMs || issued < now - lifeMs) return undefined
    const jkt = await calculateJwkThumbprint(jwk)
    const { jti } = payload
    if (typeof jti !== 'string' || jti.length < 8 || jti.length > 256) return undefined
    return { jkt, use: { hash: hashText(`dpop ${jkt} ${jti}`), endsAt: issued + lifeMs + clockMs } }
  } catch {
    return undefined
  }
}

function isFor(
  { htm, htu, ath }: JWTPayload,
  asked: Pick<readProof.Parameters, 'method' | 'path' | 'origins' | 'token'>,
): boolean {
  const url = typeof htu === 'string' ? parseUrl(htu) : undefined
  if (url?.search !== '' || url.hash !== '' || url.username !== '') return false
  if (htm !== asked.method || url.pathname !== asked.path) return false
  if (!asked.origins.includes(url.origin)) return false
  return asked.token === undefined || ath === toBase64Url(hashText(asked.token))
}
