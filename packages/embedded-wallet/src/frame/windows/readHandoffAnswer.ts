import type { HandoffSecret } from '../../handoff/handoffSecret.ts'
import { type WindowAnswer, windowAnswerSchema } from '../../handoff/windowRequest.ts'
import { readAs } from '../../protocol/readAs.ts'
import { handoffSchemas } from '../../service/handoffSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'

const pollMs = 1_000
const pass = () => new Promise<void>((done) => setTimeout(done, pollMs))

/**
 * Waits for what a window answers; `undefined` for what does not open with its secret.
 * @param pause - between two questions. By default a second
 * @throws `FrameFault` where the handoff ends without an answer
 */
export async function readHandoffAnswer(
  { service }: Pick<FrameContext, 'service'>,
  secret: HandoffSecret,
  signal: AbortSignal,
  pause: () => Promise<void> = pass,
): Promise<WindowAnswer | undefined> {
  const { state: schema } = handoffSchemas
  for (;;) {
    const state = await service
      .ask({ method: 'GET', path: `handoffs/${secret.hash}`, schema, signal })
      .catch((error: unknown) => {
        // The next question may be answered.
        if (error instanceof ServiceError && error.code === 'UNREACHABLE') return undefined
        throw error
      })
    if (state?.state === 'answered')
      return readAs(windowAnswerSchema, await secret.open(state.answer).catch(() => undefined))
    if (state?.state === 'over') throw new FrameFault('window-closed')
    await pause()
    signal.throwIfAborted()
  }
}
