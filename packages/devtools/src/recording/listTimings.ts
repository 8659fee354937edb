import type { RequestStep } from '@cleat/core/runtime'
import type { RequestRecord } from './requestRecord.ts'

/** How long a step took. */
export type StepTiming = {
  readonly step: RequestStep
  /** Milliseconds after the request was made. */
  readonly from: number
  /** Milliseconds. `undefined` while it lasts. */
  readonly ms: number | undefined
}

/** How long each step of a request took. */
export function listTimings({ steps, startedAt, outcome }: RequestRecord): readonly StepTiming[] {
  return steps.map(({ step, at }, index) => {
    const end = steps[index + 1]?.at ?? (outcome.status === 'pending' ? undefined : outcome.at)
    return { step, from: at - startedAt, ms: end === undefined ? undefined : end - at }
  })
}
