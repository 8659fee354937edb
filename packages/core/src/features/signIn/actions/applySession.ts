import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import { writeFact } from '../facts/signInFacts.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignInSession } from '../state/signInState.ts'
import { toSession } from '../state/toSession.ts'
import { leaveOthers } from './leaveOthers.ts'

/** An account is signed in: puts it into the state, and keeps the fact for the next visit. */
export function applySession(
  context: SignInContext,
  { key, found }: { key: string; found: SIWXSession },
): SignInSession {
  const session = toSession(found)
  const { account, subject, endsAt } = session
  setStatus(context, key, { status: 'signedIn', session })
  writeFact(context.kit, account, { account, subject, endsAt })
  leaveOthers(context, (other) => other.id !== session.id)
  return session
}
