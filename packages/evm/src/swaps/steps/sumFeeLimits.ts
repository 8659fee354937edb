import { readFeeLimit } from '../../payload/readFeeLimit.ts'
import type { StepPayload } from './stepPayload.ts'

/** The most that the network takes for steps, in wei. A wallet decides it for a batch. */
export function sumFeeLimits(steps: readonly StepPayload[]): bigint {
  return steps.reduce(
    (sum, step) => sum + (step.type === 'transaction' ? readFeeLimit(step.transaction) : 0n),
    0n,
  )
}
