import type { SocialProvider } from '@cleat/core'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import { type WindowRequest, windowAnswerSchema } from '../../handoff/windowRequest.ts'
import { readAs } from '../../protocol/readAs.ts'
import { handoffSchemas } from '../../service/handoffSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { ProvenLogin } from './provenLogin.ts'

const pollMs = 1_000

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
  // Across sites, frame and window do not share a session yet.
  if (page.mode !== 'same-site') throw new FrameFault('method-off')
  const { provider, isProof } = asked
  const secret = await readHandoffSecret(asked.handoff, 'request')
  const request: WindowRequest = { kind: 'social', provider, ...(isProof && { isProof }) }
  await service.ask({
    ...{ method: 'POST', path: 'handoffs', schema: handoffSchemas.registered, signal },
    body: { hash: secret.hash, host: page.origin, request: await secret.seal(request) },
  })
  onStep('window')
  const answer = await waitForAnswer(context, secret.hash, signal)
  const read = readAs(windowAnswerSchema, await secret.open(answer).catch(() => undefined))
  if (!read || read.failure) throw new FrameFault(read?.failure ?? 'provider-failed')
  if (read.login !== undefined) return { login: read.login }
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (!session) throw new FrameFault('provider-failed')
  return { session }
}

async function waitForAnswer(
  { service }: FrameContext,
  hash: string,
  signal: AbortSignal,
): Promise<string> {
  for (;;) {
    const state = await service
      .ask({ method: 'GET', path: `handoffs/${hash}`, schema: handoffSchemas.state, signal })
      .catch((error: unknown) => {
        // The next question may be answered.
        if (error instanceof ServiceError && error.code === 'UNREACHABLE') return undefined
        throw error
      })
    if (state?.state === 'answered') return state.answer
    if (state?.state === 'over') throw new FrameFault('window-closed')
    await new Promise((done) => setTimeout(done, pollMs))
    signal.throwIfAborted()
  }
}
