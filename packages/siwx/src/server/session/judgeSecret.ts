import type { StoredSession } from '../store/storedSession.ts'

/**
 * What a value is to its session. `reused`: it was replaced, so that two hold it, and one of them
 * stole it.
 * @param parameters.hash of the value
 */
export function judgeSecret(parameters: {
  session: StoredSession
  hash: string
  now: number
}): 'open' | 'grace' | 'reused' | 'over' {
  const { session, hash, now } = parameters
  const { before } = session
  if (now >= session.endsAt) return 'over'
  if (hash === session.hash) return 'open'
  return before?.hash === hash && now < before.until ? 'grace' : 'reused'
}
