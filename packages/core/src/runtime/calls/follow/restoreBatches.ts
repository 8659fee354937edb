import type { CallsContext } from '../context/callsContext.ts'
import { toSequenceStatus } from '../status/toSequenceStatus.ts'

/** The wallet may have answered a page that was left: what was asked there is not known. */
export function restoreBatches({ store }: CallsContext): void {
  for (const { id, mode } of [...store.state.batches])
    if (mode === 'sequence')
      store.update(id, (batch) => {
        if (!batch.steps.some(({ status }) => status === 'asked')) return batch
        const steps = batch.steps.map((step) =>
          step.status === 'asked' ? ({ ...step, status: 'unknown' } as const) : step,
        )
        return { ...batch, steps, status: toSequenceStatus(steps) }
      })
}
