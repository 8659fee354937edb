import { CleatError } from '../../../base/errors/cleatError.ts'
import { findFeature } from '../../../contract/adapter/findAdapter.ts'
import { signIn } from '../actions/signIn.ts'
import { findSubject } from '../state/findSubject.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { InNamespace } from '../state/signInController.ts'
import type { SignInSession } from '../state/signInState.ts'
import { checkProof } from './checkProof.ts'

/**
 * Makes another account active that the wallet shares, and signs in with it. What the wallet has
 * signed with that account already is handed in as it is.
 * @throws `REQUEST_ACCOUNT_CHANGED`, and as `signIn`
 */
export async function signInWith(
  context: SignInContext,
  { namespace, address }: InNamespace & { address: string },
): Promise<SignInSession> {
  const { kit, internal } = context
  const { view } = findSubject(context, namespace)
  const { connectorId = '' } = kit.controllers.account.get(view.namespace)
  const use = findFeature(kit, view.namespace, 'connection:use')
  await use({ connectorId, address })
  const now = findSubject(context, view.namespace)
  if (now.view.address !== address)
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: address, actual: now.view.address },
    })
  const offered = internal.proofs.get(now.key)
  internal.proofs.delete(now.key)
  return signIn(context, {
    namespace: view.namespace,
    ...(offered ? { sign: async () => checkProof(context, { ...offered, view: now.view }) } : {}),
  })
}
