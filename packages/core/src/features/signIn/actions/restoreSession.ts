import { findSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { InNamespace } from '../state/signInController.ts'
import { applySession } from './applySession.ts'
import { findSession } from './findSession.ts'

/**
 * Looks up whether an account is signed in, and prompts for nothing. A service that cannot say
 * leaves it unknown.
 */
export async function restoreSession(
  context: SignInContext,
  { namespace }: InNamespace = {},
): Promise<void> {
  const { state, internal, kit } = context
  const { key, view } = findSubject(context, namespace)
  const before = state.accounts[key]
  try {
    const found = await findSession(context, view)
    // Signing in meanwhile has reported its own result.
    if (kit.lifetime.aborted || state.accounts[key] !== before || internal.running.has(key)) return
    if (found) {
      applySession(context, { key, found })
      internal.signedNetworks.set(view.namespace, view.caipNetworkId)
    } else setStatus(context, key, { status: 'signedOut' })
  } catch {
    if (state.accounts[key] === before) setStatus(context, key, { status: 'unknown' })
  }
}
