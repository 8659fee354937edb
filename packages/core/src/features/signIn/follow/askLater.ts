import type { Namespace } from '../../../base/caip/namespace.ts'
import type { AnyRoute } from '../../../state/router.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { askVisitor } from './askVisitor.ts'

/**
 * Asks the visitor who could not be asked before: the app lacked the network, or the page had just
 * loaded. An account that is signed in by now is asked nothing.
 */
export function askLater(
  context: SignInContext,
  { namespace, next }: { namespace: Namespace; next?: AnyRoute | undefined },
): void {
  const { kit, state, internal } = context
  const reason = internal.later.get(namespace)
  if (reason === undefined) return
  // Showing the view opens the modal, which comes here.
  internal.later.delete(namespace)
  const { status, address } = kit.controllers.account.get(namespace)
  if (status !== 'connected' || state.accounts[`${namespace}:${address}`]?.status === 'signedIn')
    return
  if (!askVisitor(context, { namespace, reason, next })) internal.later.set(namespace, reason)
}
