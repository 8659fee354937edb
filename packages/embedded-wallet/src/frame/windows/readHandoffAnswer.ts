import type { HandoffSecret } from '../../handoff/handoffSecret.ts'
import { type WindowAnswer, windowAnswerSchema } from '../../handoff/windowRequest.ts'
import { readAs } from '../../protocol/readAs.ts'
import { type HandoffState, handoffSchemas } from '../../service/handoffSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'

const pollMs = 1_000
/** The stream tells of it by then. */
const liveMs = 15_000

/**
 * Waits for what a window answers; `undefined` for what does not open with its secret.
 * @param options.onWait - called before each wait, with what ends it
 * @param options.onState - gets what the window waits for
 * @throws `FrameFault` where the handoff ends without an answer
 */
export async function readHandoffAnswer(
  { service, stream }: Pick<FrameContext, 'service' | 'stream'>,
  secret: HandoffSecret,
  signal: AbortSignal,
  options: {
    onWait?: (wake: () => void) => void
    onState?: (state: HandoffState['state']) => void
  } = {},
): Promise<WindowAnswer | undefined> {
  const { state: schema } = handoffSchemas
  const { onWait, onState } = options
  let isTold = false
  let wake: () => void = () => undefined
  const unwatch = stream.watchHandoff(secret.hash, () => {
    isTold = true
    wake()
  })
  const pause = () =>
    new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        done()
      }
      const timer = setTimeout(end, stream.isLive() ? liveMs : pollMs)
      wake = end
      onWait?.(end)
      signal.addEventListener('abort', end)
      if (isTold || signal.aborted) end()
    })
  try {
    for (;;) {
      isTold = false
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
      // What did not arrive is asked for again in a second, also where the stream is heard.
      await (state ? pause() : new Promise<void>((done) => setTimeout(done, pollMs)))
      signal.throwIfAborted()
    }
  } finally {
    unwatch()
  }
}
