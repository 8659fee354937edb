import type { Namespace } from '../../../base/caip/namespace.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { SignInContext } from './signInContext.ts'
import { toSignInKey } from './toSignInKey.ts'

/** The account that signs in: its key in the state, and what the visitor sees of it. */
export type SignInSubject = { readonly key: string; readonly view: RequestView }

/**
 * The connected account of a namespace.
 * @throws `CONNECTION_NOT_CONNECTED`
 */
export function findSubject(
  { kit }: Pick<SignInContext, 'kit'>,
  namespace: Namespace = kit.controllers.network.state.activeNamespace,
): SignInSubject {
  const view = captureView(kit, namespace)
  return { key: toSignInKey(view), view }
}
