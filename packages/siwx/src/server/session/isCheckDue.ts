import type { StoredSession } from '../store/storedSession.ts'
import type { SessionPolicy } from './sessionPolicy.ts'

/** Whether the contracts of a session have to be asked again. */
export function isCheckDue(parameters: {
  session: StoredSession
  now: number
  policy: SessionPolicy
}): boolean {
  const { session, now, policy } = parameters
  const { accounts, checkedAt, askedAt } = session
  if (accounts.every(({ kind }) => kind === 'key')) return false
  if (now - checkedAt < policy.recheckMs) return false
  return askedAt <= checkedAt || now - askedAt >= policy.retryMs
}
