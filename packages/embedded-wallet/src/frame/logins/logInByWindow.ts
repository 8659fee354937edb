import type { SocialProvider } from '@cleat/core'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowRequest } from '../../handoff/windowRequest.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { readHandoffAnswer } from '../windows/readHandoffAnswer.ts'
import { registerHandoff } from '../windows/registerHandoff.ts'
import { finishLogin } from './finishLogin.ts'

/**
 * Logs in by the window that the page opened in the click. Its result comes by the service, so
 * that it does not matter what the browser cuts between windows.
 */
export async function logInByWindow(
  context: FrameContext,
  asked: { provider: SocialProvider; handoff: string },
  ceremony: Ceremony,
): Promise<FrameUser> {
  const { service, page } = context
  const { signal, onStep } = ceremony
  // Across sites, frame and window do not share a session yet.
  if (page.mode !== 'same-site') throw new FrameFault('method-off')
  const secret = await readHandoffSecret(asked.handoff, 'request')
  const request: WindowRequest = { kind: 'social', provider: asked.provider }
  await registerHandoff(context, { secret, request }, signal)
  onStep('window')
  const { failure } = (await readHandoffAnswer(context, secret, signal)) ?? {
    failure: 'provider-failed',
  }
  if (failure) throw new FrameFault(failure)
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (!session) throw new FrameFault('provider-failed')
  return finishLogin(context, session, ceremony)
}
