import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { StoredSession } from '../store/storedSession.ts'
import type { Caller } from './caller.ts'
import { openSession } from './openSession.ts'
import type { SiwxParts } from './siwxParts.ts'

/** @throws a `SiwxProblem` where there is no session */
export async function requireSession(caller: Caller, parts: SiwxParts): Promise<StoredSession> {
  const session = await openSession(caller, parts)
  if (session) return session
  throw new SiwxProblem('SIWX_REQUIRED', {
    detail: 'Sign in with a wallet first.',
  })
}
