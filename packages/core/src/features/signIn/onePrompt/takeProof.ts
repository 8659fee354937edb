import type { Namespace } from '../../../base/caip/namespace.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { signIn } from '../actions/signIn.ts'
import { forgetMessage, prepareMessage } from '../messages/prepareMessage.ts'
import { findSubject, type SignInSubject } from '../state/findSubject.ts'
import { setStatus } from '../state/setStatus.ts'
import type { OfferedProof, SignInContext } from '../state/signInContext.ts'
import { toSignInKey } from '../state/toSignInKey.ts'
import { checkProof } from './checkProof.ts'

/**
 * Signs in with what a wallet signed while it connected. What cannot be accepted is dropped: the
 * wallet stays connected, and the view asks as usual.
 */
export function takeProof(
  context: SignInContext,
  { namespace, offered }: { namespace: Namespace; offered: OfferedProof | undefined },
): void {
  const { kit, state, internal } = context
  if (kit.controllers.account.get(namespace).status !== 'connected') return
  const subject = findSubject(context, namespace)
  const { key, view } = subject
  if (!offered) return askAsUsual(context, subject)
  const sign = async () => checkProof(context, { ...offered, view })
  signIn(context, { namespace, sign }).catch((error: unknown) => {
    const current = state.accounts[key]
    // Where the service is away, the signature is kept, and the view says so.
    if (current?.status !== 'failed' || current.error.code.startsWith('SERVICE_')) return
    const { actual } = isCleatError(error, 'SIWX_ACCOUNT_MISMATCH') ? error.context : {}
    const { allAccounts } = kit.controllers.account.get(namespace)
    const other = allAccounts.find(({ address }) => address === actual)
    if (!other) return askAsUsual(context, subject)
    internal.proofs.clear()
    internal.proofs.set(toSignInKey({ namespace, address: other.address }), offered)
  })
}

/** The nonce of what was signed is not used again. */
function askAsUsual(context: SignInContext, subject: SignInSubject): void {
  forgetMessage(context, subject.key)
  setStatus(context, subject.key, { status: 'signedOut' })
  prepareMessage(context, subject).catch(() => undefined)
}
