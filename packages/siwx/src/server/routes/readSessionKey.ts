import type { SessionKey } from '../session/sessions.ts'
import type { Caller } from './caller.ts'

/** What opens the session of a caller: the cookie, or the refresh token in the body. */
export function readSessionKey(
  { cookies, jkt }: Caller,
  body: Readonly<Record<string, unknown>>,
): SessionKey | undefined {
  const value = jkt === undefined ? cookies.get('cleat-session') : body.refreshToken
  return typeof value === 'string' ? { value, jkt } : undefined
}
