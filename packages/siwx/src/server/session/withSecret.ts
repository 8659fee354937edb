import type { StoredSession } from '../store/storedSession.ts'
import type { SessionPolicy } from './sessionPolicy.ts'
import { withUse } from './withUse.ts'

/**
 * A session that another value opens from now on. A cookie before it counts a little longer; a
 * token that is bound to a key does not, because its client sends one request at a time.
 */
export function withSecret(parameters: {
  session: StoredSession
  /** Of the new value. */
  hash: string
  now: number
  policy: SessionPolicy
}): StoredSession {
  const { session, hash, now, policy } = parameters
  const until = session.jkt === undefined ? now + policy.graceMs : now
  const before = { hash: session.hash, until }
  return { ...withUse({ session, now, policy }), hash, before, renewedAt: now }
}
