import { disconnect } from '../../../runtime/actions/disconnect.ts'
import { switchNetwork } from '../../../runtime/actions/switchNetwork.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'
import { findSubject } from '../state/findSubject.ts'
import { isSignInRequired } from '../state/isSignInRequired.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { InNamespace } from '../state/signInController.ts'
import { callOff } from './callOff.ts'

/**
 * The visitor does not sign in. Where connecting was the question and signing in is required, the
 * connection ends. With AppKit's meaning, the wallet goes back to the network that was signed in.
 */
export async function cancelSignIn(
  context: SignInContext,
  { namespace, reason }: InNamespace & { reason?: string | undefined } = {},
): Promise<void> {
  const { kit, siwx, internal } = context
  const { key, view } = findSubject(context, namespace)
  if (context.state.accounts[key]?.status === 'signedIn') return
  const { caipNetworkId: network } = view
  kit.controllers.events.track('CLICK_CANCEL_SIWX', {
    ...{ network, isSmartAccount: isSmartAccount(kit, view) },
  })
  callOff(context, key)
  setStatus(context, key, { status: 'signedOut' })
  if (!isSignInRequired(context)) return
  const isFirst = reason === 'connect' || (reason === 'account' && !siwx.policy)
  if (isFirst) return disconnect(kit, { namespace: view.namespace })
  if (reason !== 'network') return
  const signed = internal.signedNetworks.get(view.namespace)
  const target = signed === network ? undefined : kit.controllers.network.find(signed ?? '')
  const isBack =
    target !== undefined &&
    (await switchNetwork(kit, { network: target }).then(
      () => true,
      () => false,
    ))
  if (!isBack) await disconnect(kit, { namespace: view.namespace })
}
