import type { SocialProvider } from '@cleat/core'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowRequest } from '../../handoff/windowRequest.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { askAgain } from '../service/askAgain.ts'
import { readHandoffAnswer } from '../windows/readHandoffAnswer.ts'
import { registerHandoff } from '../windows/registerHandoff.ts'
import type { ProvenLogin } from './provenLogin.ts'

/**
 * Sends the window that was opened in a click to a provider. Its result comes by the service, so
 * that it does not matter what the browser cuts between windows.
 * @param asked.isProof whether only a visitor with an account counts
 * @throws `FrameFault`, `ServiceError`
 */
export async function visitProvider(
  context: FrameContext,
  asked: { provider: SocialProvider; handoff: string; isProof?: boolean | undefined },
  { signal, onStep }: Ceremony,
): Promise<ProvenLogin> {
  const { service, page } = context
  // Across sites, a window does the whole login.
  if (page.mode !== 'same-site') throw new FrameFault('method-off')
  const { provider, isProof } = asked
  const secret = await readHandoffSecret(asked.handoff, 'request')
  const request: WindowRequest = { kind: 'social', provider, ...(isProof && { isProof }) }
  await registerHandoff(context, { secret, request }, signal)
  onStep('window')
  const read = await readHandoffAnswer(context, secret, signal)
  if (!read || read.failure) throw new FrameFault(read?.failure ?? 'provider-failed')
  if (read.login !== undefined) return { login: read.login }
  const { session } = await askAgain(service, {
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (!session) throw new FrameFault('provider-failed')
  return { session }
}
