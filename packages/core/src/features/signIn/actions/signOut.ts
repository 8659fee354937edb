import type { SignOutReason } from '../../../contract/events/cleatEvent.ts'
import { forgetMessage } from '../messages/prepareMessage.ts'
import { findSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignOutParameters } from '../state/signInController.ts'
import { callOff } from './callOff.ts'
import { leaveOthers } from './leaveOthers.ts'
import { revoke } from './revoke.ts'

/** Signs the connected account of a namespace out. */
export async function signOut(
  context: SignInContext,
  { namespace, everywhere, session }: SignOutParameters = {},
  reason: SignOutReason = 'app',
): Promise<void> {
  if (session) {
    delete context.state.given
    context.kit.controllers.events.track('SIGN_OUT', { reason })
    return revoke(context, { ...session, everywhere })
  }
  await endSession(context, { key: findSubject(context, namespace).key, reason, everywhere })
}

/**
 * Ends the session of an account. The state says so in any case.
 * @throws `SERVICE_…` if the service was not reached
 */
export async function endSession(
  context: SignInContext,
  parameters: { key: string; reason: SignOutReason; everywhere?: boolean | undefined },
): Promise<void> {
  const { key, reason, everywhere } = parameters
  const { kit, state, internal } = context
  callOff(context, key)
  internal.kept.delete(key)
  forgetMessage(context, key)
  const before = state.accounts[key]
  if (before?.status !== 'signedIn') return
  const end = () => {
    if (state.accounts[key] !== before) return
    setStatus(context, key, { status: 'signedOut' })
    kit.controllers.events.track('SIGN_OUT', { reason })
    const { id } = before.session
    leaveOthers(context, (other) => other.id === id, reason)
  }
  try {
    await revoke(context, { ...before.session, everywhere })
  } finally {
    end()
  }
}
