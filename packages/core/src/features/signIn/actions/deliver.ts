import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import { forgetMessage } from '../messages/prepareMessage.ts'
import { toSignInError } from '../messages/toSignInError.ts'
import type { SignInSubject } from '../state/findSubject.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { findSession } from './findSession.ts'

/** How long a signature without an end is kept, in ms. */
const keptMs = 300_000

/**
 * Hands a signed message to the service. If the service is away, the signature is kept until the
 * message ends. If the answer was lost, the service has used the nonce and knows the session.
 * @throws `SIWX_…`, `SERVICE_…`
 */
export async function deliver(
  context: SignInContext,
  parameters: { subject: SignInSubject; signed: SIWXSession; isAgain: boolean },
): Promise<SIWXSession> {
  const { siwx, internal } = context
  const { subject, signed, isAgain } = parameters
  const { key, view } = subject
  try {
    if (siwx.link && isJoining(context, key)) return await siwx.link(signed)
    if (siwx.authenticate) return await siwx.authenticate(signed)
    await siwx.addSession(signed)
    return signed
  } catch (cause) {
    const error = toSignInError(cause)
    if (isAgain && isCleatError(error, 'SIWX_NONCE_REFUSED')) {
      const found = await findSession(context, view).catch(() => undefined)
      if (found) return found
    }
    internal.kept.delete(key)
    const isAway = /^SERVICE_(?:UNREACHABLE|TIMEOUT|BUSY|FAILED)$/.test(error.code)
    if (isAway) {
      const until = Date.parse(signed.data.expirationTime ?? '')
      internal.kept.set(key, { session: signed, until: until || Date.now() + keptMs })
    } else forgetMessage(context, key)
    throw error
  }
}

/** Whether the account joins the session of another one. */
function isJoining({ siwx, state }: SignInContext, key: string): boolean {
  if (siwx.policy?.accounts !== 'all') return false
  return Object.entries(state.accounts).some(
    ([other, { status }]) => other !== key && status === 'signedIn',
  )
}
