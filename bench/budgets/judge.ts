import type { Budget } from './budget.ts'
import type { Measurement } from './measurement.ts'

export type Verdict = {
  readonly budget: Budget
  readonly measurement: Measurement | undefined
  readonly isKept: boolean
  /** Whether it exceeds what is aimed at. */
  readonly isSlow: boolean
}

/** Compares measurements with their budgets. A missing measurement or `NaN` fails its budget. */
export function judge(
  budgets: Readonly<Record<string, Budget>>,
  measured: Readonly<Record<string, Measurement>>,
): Verdict[] {
  return Object.entries(budgets).map(([key, budget]) => {
    const { max = Number.POSITIVE_INFINITY, aim = Number.POSITIVE_INFINITY } = budget
    const measurement = measured[key]
    return {
      budget,
      measurement,
      isKept: measurement !== undefined && measurement.value <= max,
      isSlow: measurement !== undefined && measurement.value > aim,
    }
  })
}
