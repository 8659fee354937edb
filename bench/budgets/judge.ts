import type { Budget } from './budget.ts'
import type { Measurement } from './measurement.ts'

export type Verdict = {
  readonly budget: Budget
  readonly measurement: Measurement | undefined
  readonly isKept: boolean
}

/**
 * Compares measurements with their budgets. A missing measurement or `NaN` fails its budget. Times
 * have no budget in the gate, because they depend on the machine.
 */
export function judge(
  budgets: Readonly<Record<string, Budget>>,
  measured: Readonly<Record<string, Measurement>>,
): Verdict[] {
  return Object.entries(budgets).map(([key, budget]) => {
    const measurement = measured[key]
    return {
      budget,
      measurement,
      isKept:
        measurement !== undefined && measurement.value <= (budget.max ?? Number.POSITIVE_INFINITY),
    }
  })
}
