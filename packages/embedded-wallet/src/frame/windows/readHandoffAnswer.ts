import type { HandoffSecret } from '../../handoff/handoffSecret.ts'
import { type WindowAnswer, windowAnswerSchema } from '../../handoff/windowRequest.ts'
import { readAs } from '../../protocol/readAs.ts'
import { type HandoffState, handoffSchemas } from '../../service/handoffSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'

const pollMs = 1_000
const pass = () => new Promise<void>((done) => setTimeout(done, pollMs))

/**
 * Waits for what a window answers; `undefined` for what does not open with its secret.
 * @param options.pause - between two questions. By default a second
 * @param options.onState - gets what the window waits for
 * @throws `FrameFault` where the handoff ends without an answer
 */
export async function readHandoffAnswer(
  { service }: Pick<FrameContext, 'service'>,
  secret: HandoffSecret,
  signal: AbortSignal,
  options: {
    pause?: () => Promise<void>
    onState?: (state: HandoffState['state']) => void
  } = {},
): Promise<WindowAnswer | undefined> {
  const { state: schema } = handoffSchemas
  const { pause = pass, onState } = options
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
    if (state) onState?.(state.state)
    await pause()
    signal.throwIfAborted()
  }
}
