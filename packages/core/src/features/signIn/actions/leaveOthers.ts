import type { SignOutReason } from '../../../contract/events/cleatEvent.ts'
import { writeFact } from '../facts/signInFacts.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignInSession } from '../state/signInState.ts'

/**
 * Accounts of one session are signed in and out together. Puts those into the state whose session
 * is over.
 */
export function leaveOthers(
  context: SignInContext,
  isOver: (session: SignInSession) => boolean,
  reason: SignOutReason = 'app',
): void {
  const { kit, siwx, state } = context
  if (siwx.policy?.accounts !== 'all') return
  for (const [key, one] of Object.entries(state.accounts)) {
    if (one.status !== 'signedIn' || !isOver(one.session)) continue
    setStatus(context, key, { status: 'signedOut' })
    writeFact(kit, one.session.account, undefined)
    kit.controllers.events.track('SIGN_OUT', { reason })
  }
}
