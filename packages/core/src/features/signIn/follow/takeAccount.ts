import type { Namespace } from '../../../base/caip/namespace.ts'
import { restoreSession } from '../actions/restoreSession.ts'
import { endSession } from '../actions/signOut.ts'
import { readFacts } from '../facts/signInFacts.ts'
import { prepareMessage } from '../messages/prepareMessage.ts'
import { findSubject, type SignInSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { toSignInKey } from '../state/toSignInKey.ts'
import { askLater } from './askLater.ts'

/**
 * An account was connected, or the wallet changed to another one. An earlier session is looked up;
 * without one, the visitor is asked, and never because a page loads unless the app wants so.
 */
export function takeAccount(
  context: SignInContext,
  parameters: {
    namespace: Namespace
    /** The account that the wallet had before. */
    before: string | undefined
    /** The visitor has just connected the wallet. */
    isByVisitor: boolean
  },
): void {
  const { namespace, before, isByVisitor } = parameters
  const { siwx, kit } = context
  const { policy } = siwx
  const isOpen = kit.controllers.modal.state.open
  const isKept = policy ? policy.onAccountChange === 'keep' : siwx.signOutOnAccountChange === false
  if (before !== undefined && !isKept) {
    const key = toSignInKey({ namespace, address: before })
    endSession(context, { key, reason: 'account' }).catch(() => undefined)
  }
  const subject = findSubject(context, namespace)
  const isAsked =
    policy?.prompt !== 'manual' &&
    !context.internal.direct.has(namespace) &&
    (before === undefined ? isByVisitor || policy?.prompt === 'load' : !policy || isOpen)
  // With AppKit's meaning a session is required of a page that loads, too, but not at once.
  const isLater = !policy && before === undefined && !isByVisitor
  context.internal.later.delete(namespace)
  const ask = () => {
    if (!(isAsked || isLater) || !isCurrent(context, subject)) return
    context.internal.later.set(namespace, before === undefined ? 'connect' : 'account')
    if (isAsked) askLater(context, { namespace })
  }
  if (context.internal.proving.has(namespace)) {
    // Its signature comes with the connection.
    setStatus(context, subject.key, { status: 'signing', step: 'service' })
    ask()
    return
  }
  if (!isKnown(context, subject)) {
    setStatus(context, subject.key, { status: 'signedOut' })
    // The wallet is asked in the tick of a tap, so the message has to be there by then.
    if (isAsked) prepareMessage(context, subject).catch(() => undefined)
    ask()
    return
  }
  setStatus(context, subject.key, { status: 'unknown' })
  void restoreSession(context, { namespace }).then(ask)
}

/** Whether there may be a session. With AppKit's meaning, only the app's sign-in knows. */
function isKnown({ kit, siwx }: SignInContext, { view }: SignInSubject): boolean {
  if (!siwx.policy) return true
  const { namespace, address } = view
  const [start, end] = [`${namespace}:`, `:${address}`]
  return readFacts(kit).some(
    ({ account, isEnding }) => !isEnding && account.startsWith(start) && account.endsWith(end),
  )
}

function isCurrent({ kit }: SignInContext, { view }: SignInSubject): boolean {
  return kit.controllers.account.get(view.namespace).address === view.address
}
