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
    else askVisitor(context, { namespace, reason: 'network' })
  })
}

/** A network that the app lacks has to be left first. The question that is shown comes after it. */
function noteQuestion({ kit, internal }: SignInContext, namespace: Namespace): void {
  const { modal, network, router } = kit.controllers
  const { name, namespace: asked, reason } = router.current()
  const isListed = network.find(network.get(namespace)?.caipNetwork.caipNetworkId ?? '')
  if (isListed || !modal.state.open || name !== 'ConnectingSiwe' || asked !== namespace) return
  if (reason === 'connect' || reason === 'network' || reason === 'account')
    internal.later.set(namespace, reason)
}

function findNetwork({ kit }: SignInContext, namespace: Namespace): string | undefined {
  return kit.controllers.network.get(namespace)?.caipNetwork.caipNetworkId
}
