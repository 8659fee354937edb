import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { StoredSession } from '../store/storedSession.ts'
import type { Caller } from './caller.ts'
import type { SiwxParts } from './siwxParts.ts'

/**
 * The session of who sends a request, if there is one.
 * @throws a `SiwxProblem` for an access token that is none, or of another key
 */
export async function openSession(
  caller: Caller,
  { sessions, tokens }: SiwxParts,
): Promise<StoredSession | undefined> {
  const { cookies, jkt, token } = caller
  if (jkt === undefined) {
    const value = cookies.get('cleat-session')
    return value === undefined ? undefined : sessions.open({ value })
  }
  if (token === undefined) return undefined
  const read = await (await tokens?.())?.read(token)
  if (read?.jkt === jkt) return sessions.openBound(read)
  throw new SiwxProblem('SIWX_PROOF_REFUSED', {
    detail: 'The access token is over, or of another key. Refresh it.',
    headers: { 'WWW-Authenticate': 'DPoP error="invalid_token", algs="ES256 EdDSA"' },
  })
}
