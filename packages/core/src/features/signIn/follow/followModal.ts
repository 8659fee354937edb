import { subscribe } from 'valtio/vanilla'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { cancelSignIn } from '../actions/cancelSignIn.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { askLater } from './askLater.ts'

/**
 * A visitor who opens a view of an account that has to sign in signs in first. One who closes the
 * view that signs in has cancelled it. Not while the signature is on its way to the service: that
 * has been answered in the wallet.
 * @returns stops it
 */
export function followModal(context: SignInContext): () => void {
  const { kit, state } = context
  const { account, modal, network, router } = kit.controllers
  let wasOpen = modal.state.open
  const look = () => {
    const isOpened = modal.state.open && !wasOpen
    wasOpen = modal.state.open
    const next = router.current()
    if (!isOpened || !kit.routes.needs(next.name, 'account')) return
    askLater(context, { namespace: modal.state.namespace ?? network.state.activeNamespace, next })
  }
  const stopLooking = subscribe(modal.state, look, true)
  const stopClosing = modal.onClose(() => {
    const { name, reason, namespace = network.state.activeNamespace } = router.current()
    if (kit.lifetime.aborted || modal.state.failure) return
    if (name !== 'ConnectingSiwe' && name !== 'SIWXSignMessage') return
    const { status, address } = account.get(namespace as Namespace)
    const current = state.accounts[`${namespace}:${address}`]
    const isDone = current?.status === 'signedIn'
    const isSent = current?.status === 'signing' && current.step === 'service'
    if (status !== 'connected' || isDone || isSent) return
    // The view's own way out has cancelled already.
    void cancelSignIn(context, {
      namespace: namespace as Namespace,
      reason: typeof reason === 'string' ? reason : undefined,
    })
  })
  return () => {
    stopLooking()
    stopClosing()
  }
}
