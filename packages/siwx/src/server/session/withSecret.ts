import type { StoredSession } from '../store/storedSession.ts'
import type { SessionPolicy } from './sessionPolicy.ts'
import { withUse } from './withUse.ts'

/**
 * A session that another value opens from now on. The one before it counts a little longer, for
 * requests under way and for an answer that was lost.
 */
export function withSecret(parameters: {
  session: StoredSession
  /** Of the new value. */
  hash: string
  now: number
  policy: SessionPolicy
}): StoredSession {
  const { session, hash, now, policy } = parameters
  const before = { hash: session.hash, until: now + policy.graceMs }
  return { ...withUse({ session, now, policy }), hash, before, renewedAt: now }
}
