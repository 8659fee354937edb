import { handoffSchemas } from '../../service/handoffSchemas.ts'
import { FrameFault } from '../faults/frameFault.ts'
import type { Service } from '../service/createServiceClient.ts'
import { ServiceError } from '../service/serviceError.ts'

const pollMs = 1_000

/**
 * Waits for what a window answers, sealed.
 * @throws `window-closed` where nothing comes in its time
 */
export async function waitForAnswer(
  service: Service,
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
