import type { Service } from '../../frame/service/createServiceClient.ts'
import { isOver } from './isOver.ts'
import { requireOpen } from './requireOpen.ts'

const pollMs = 1_000

/** Ends what a window shows once the frame took it back. Runs until `over` aborts. */
export async function followHandoff(
  parameters: { service: Service; hash: string },
  over: AbortController,
): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, pollMs))
    if (over.signal.aborted) return
    await requireOpen(parameters, over.signal).catch((error) => {
      if (isOver(error)) over.abort()
    })
  }
}
