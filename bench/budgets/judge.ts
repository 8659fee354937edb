import type { Budget } from './budget.ts'
import type { Measurement } from './measurement.ts'

export type Verdict = {
  readonly budget: Budget
  readonly measurement: Measurement | undefined
  readonly isKept: boolean
}

/** Holds measurements against their budgets. A budget that was not measured, or with no number, is not kept. */
export function judge(
  budgets: Readonly<Record<string, Budget>>,
  measured: Readonly<Record<string, Measurement>>,
): Verdict[] {
  return Object.entries(budgets).map(([key, budget]) => {
    const measurement = measured[key]
    return {
      budget,
      measurement,
      isKept: measurement !== undefined && measurement.value <= budget.max,
    }
  })
}
