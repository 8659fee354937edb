import type { StoredSession } from '../store/storedSession.ts'
import type { SessionPolicy } from './sessionPolicy.ts'

/** A session that is used now, and so lasts a while longer. */
export function withUse(parameters: {
  session: StoredSession
  now: number
  policy: SessionPolicy
}): StoredSession {
  const { session, now, policy } = parameters
  const { version, lastsUntil } = session
  const endsAt = Math.min(now + policy.idleMs, lastsUntil)
  return { ...session, version: version + 1, usedAt: now, endsAt }
}
