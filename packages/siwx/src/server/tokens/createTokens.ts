import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose'
import { createNonce } from '../createNonce.ts'
import type { StoredSession } from '../store/storedSession.ts'
import type { SiwxKey } from './siwxKey.ts'

/** Access tokens: JWTs that are bound to a key of the client. */
export type Tokens = {
  /** A token of a session, for an app. */
  sign(parameters: { session: StoredSession; audience: string }): Promise<{
    token: string
    endsAt: number
  }>
  /** What a token says, if it is one of these that is in time. */
  read(token: string): Promise<{ id: string; jkt: string } | undefined>
  /** The public keys. */
  readonly jwks: { readonly keys: readonly object[] }
}

export declare namespace createTokens {
  type Parameters = {
    /** The first signs; all of them count. */
    keys: readonly SiwxKey[]
    issuer: string
    /** Origins of apps whose tokens count. */
    audiences: readonly string[]
    lifeMs: number
    now: () => number
  }
}

const alg = 'EdDSA'

export function createTokens(parameters: createTokens.Parameters): Tokens {
  const { keys, issuer, audiences, lifeMs, now } = parameters
  const [first] = keys
  if (!first) throw new RangeError('`keys` is empty. Make one with `createSiwxKey`.')
  // By `kid` alone, which is a name in this list and never an address.
  const known = new Map(keys.map((key) => [key.kid, key]))

  return {
    async sign({ session, audience }) {
      const seconds = Math.floor(now() / 1000)
      const endsAt = Math.min(now() + lifeMs, session.endsAt)
      const [account] = session.accounts
      const claims = {
        ...{ sid: session.id, amr: [...new Set(session.accounts.map(({ type }) => type))] },
        cnf: { jkt: session.jkt },
      }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg, kid: first.kid, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(account?.subject ?? session.user)
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(Math.floor(endsAt / 1000))
        .setJti(createNonce())
        .sign(await importJWK(first, alg))
      return { token, endsAt }
    },
    async read(token) {
      try {
        const { kid } = decodeProtectedHeader(token)
        const key = kid === undefined ? undefined : known.get(kid)
        if (!key) return undefined
        const { payload } = await jwtVerify(token, await importJWK(toPublic(key), alg), {
          ...{ algorithms: [alg], issuer, audience: [...audiences], typ: 'at+jwt' },
          ...{ requiredClaims: ['sub', 'sid', 'exp', 'nbf', 'iat', 'jti', 'cnf'] },
          currentDate: new Date(now()),
        })
        const { sid, cnf } = payload
        const jkt = (cnf as { jkt?: unknown } | null)?.jkt
        return typeof sid === 'string' && typeof jkt === 'string' ? { id: sid, jkt } : undefined
      } catch {
        return undefined
      }
    },
    jwks: { keys: keys.map((key) => ({ ...toPublic(key), alg, use: 'sig' })) },
  }
}

function toPublic({ kty, crv, kid, x }: SiwxKey) {
  return { kty, crv, kid, x }
}
