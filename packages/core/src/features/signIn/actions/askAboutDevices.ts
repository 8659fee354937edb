import type { SIWXConfig } from '../../../contract/signIn/siwxConfig.ts'
import { toSignInError } from '../messages/toSignInError.ts'
import { findSubject } from '../state/findSubject.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { InNamespace } from '../state/signInController.ts'
import { noteEnd } from './noteEnd.ts'

/**
 * Asks the service about the devices of the visitor. A session that ended meanwhile is noted.
 * @throws `SIWX_…`, `SERVICE_…`
 */
export async function askAboutDevices<answer>(
  context: SignInContext,
  parameters: InNamespace & { ask: (siwx: SIWXConfig) => Promise<answer> | undefined },
): Promise<answer | undefined> {
  const { namespace, ask } = parameters
  const { key } = findSubject(context, namespace)
  const before = context.state.accounts[key]
  try {
    return await ask(context.siwx)
  } catch (cause) {
    const error = toSignInError(cause)
    const isOver = error.code === 'SIWX_REQUIRED' || error.code === 'SIWX_SESSION_ENDED'
    if (isOver && before?.status === 'signedIn' && context.state.accounts[key] === before)
      noteEnd(context, { key, account: before.session.account })
    throw error
  }
}
