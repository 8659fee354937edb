import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import { findFact } from '../facts/findFact.ts'
import { findSubject, type SignInSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { InNamespace } from '../state/signInController.ts'
import { applySession } from './applySession.ts'
import { findSession } from './findSession.ts'
import { noteEnd } from './noteEnd.ts'

/**
 * Looks up whether an account is signed in, lengthens its session once a day, and prompts for
 * nothing. A service that cannot say leaves it as it was.
 */
export async function restoreSession(
  context: SignInContext,
  { namespace }: InNamespace = {},
): Promise<void> {
  const { state, internal, kit } = context
  const subject = findSubject(context, namespace)
  const { key, view } = subject
  const before = state.accounts[key]
  try {
    const { found, isNew } = await lookUp(context, subject)
    // Signing in meanwhile has reported its own result.
    if (kit.lifetime.aborted || state.accounts[key] !== before || internal.running.has(key)) return
    if (found) {
      applySession(context, { key, found, isNew })
      internal.signedNetworks.set(view.namespace, view.caipNetworkId)
      return
    }
    const fact = context.siwx.policy && findFact(context, view)
    if (fact) noteEnd(context, { key, account: fact.account })
    else setStatus(context, key, { status: 'signedOut' })
  } catch {
    if (state.accounts[key] === before && before?.status !== 'signedIn')
      setStatus(context, key, { status: 'unknown' })
  }
}

async function lookUp(
  context: SignInContext,
  { view }: SignInSubject,
): Promise<{ found: SIWXSession | undefined; isNew: boolean }> {
  const { siwx } = context
  const refreshAt = findFact(context, view)?.refreshAt
  const isDue = refreshAt !== undefined && refreshAt <= Date.now()
  if (!isDue || !siwx.refresh) return { found: await findSession(context, view), isNew: false }
  return { found: await siwx.refresh(view.caipNetworkId, view.address), isNew: true }
}
