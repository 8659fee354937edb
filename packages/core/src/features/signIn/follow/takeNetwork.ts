import type { Namespace } from '../../../base/caip/namespace.ts'
import { restoreSession } from '../actions/restoreSession.ts'
import { forgetMessage } from '../messages/prepareMessage.ts'
import { findSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { askLater } from './askLater.ts'
import { askVisitor } from './askVisitor.ts'

/**
 * The network of an account changed. A key is the same account everywhere, so nothing happens. A
 * contract, or a key with a session per chain, is signed out there, and is asked nothing. With
 * AppKit's meaning, the session of the network is looked up, and the visitor asked without one.
 */
export function takeNetwork(context: SignInContext, { namespace }: { namespace: Namespace }): void {
  const { state, siwx, internal } = context
  const { policy } = siwx
  const { key, view } = findSubject(context, namespace)
  const current = state.accounts[key]
  forgetMessage(context, key)
  noteQuestion(context, namespace)
  if (policy) {
    const session = current?.status === 'signedIn' ? current.session : undefined
    const isOfChain = session?.kind === 'contract' || policy.perChain
    if (!isOfChain || session?.account.startsWith(`${view.caipNetworkId}:`)) return
    setStatus(context, key, { status: 'signedOut' })
    void restoreSession(context, { namespace })
    return
  }
  setStatus(context, key, { status: 'unknown' })
  void restoreSession(context, { namespace }).then(() => {
    const isLatest = findNetwork(context, namespace) === view.caipNetworkId
    if (!isLatest || state.accounts[key]?.status === 'signedIn' || internal.running.has(key)) return
    if (internal.later.has(namespace)) askLater(context, { namespace })
    else if (!findQuestion(context, namespace))
      askVisitor(context, { namespace, reason: 'network' })
  })
}

/** A network that the app lacks has to be left first. The question that is shown comes after it. */
function noteQuestion(context: SignInContext, namespace: Namespace): void {
  const { network } = context.kit.controllers
  const isListed = network.find(findNetwork(context, namespace) ?? '')
  const reason = isListed ? undefined : findQuestion(context, namespace)
  if (reason) context.internal.later.set(namespace, reason)
}

/** Why the visitor is being asked to sign in with an account of the namespace. */
function findQuestion({ kit }: SignInContext, namespace: Namespace) {
  const { modal, router } = kit.controllers
  const { name, namespace: asked, reason } = router.current()
  if (!modal.state.open || name !== 'ConnectingSiwe' || asked !== namespace) return undefined
  return reason === 'connect' || reason === 'network' || reason === 'account' ? reason : undefined
}

function findNetwork({ kit }: SignInContext, namespace: Namespace): string | undefined {
  return kit.controllers.network.get(namespace)?.caipNetwork.caipNetworkId
}
