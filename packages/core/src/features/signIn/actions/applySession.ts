import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import { readFacts, writeFact } from '../facts/signInFacts.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignInSession } from '../state/signInState.ts'
import { toSession } from '../state/toSession.ts'
import { leaveOthers } from './leaveOthers.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * An account is signed in: puts it into the state, and keeps the fact for the next visit.
 * @param parameters.isNew whether the session was begun or lengthened just now
 */
export function applySession(
  context: SignInContext,
  { key, found, isNew }: { key: string; found: SIWXSession; isNew: boolean },
): SignInSession {
  const session = toSession(found)
  const { account, subject, endsAt } = session
  const before = context.state.accounts[key]
  const isSame =
    before?.status === 'signedIn' && JSON.stringify(before.session) === JSON.stringify(session)
  if (!isSame) setStatus(context, key, { status: 'signedIn', session })
  writeFact(context.kit, account, { account, subject, endsAt, ...findRefresh(context) })
  leaveOthers(context, (other) => other.id !== session.id)
  return session

  function findRefresh({ kit, siwx }: SignInContext): { refreshAt?: number } {
    const lifeMs = Date.parse(endsAt ?? '') - Date.now()
    if (!siwx.refresh || !(lifeMs > 0)) return {}
    const before = readFacts(kit).find((fact) => fact.account === account)?.refreshAt
    // Looking a session up does not lengthen its cookie.
    if (!isNew && before !== undefined) return { refreshAt: before }
    return { refreshAt: Date.now() + Math.max(minuteMs, Math.min(dayMs, lifeMs / 2)) }
  }
}
