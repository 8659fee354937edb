import type { Verdict } from './judge.ts'

/** What was measured, by part and by name of the budget. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Takes from verdicts what another run can be compared with. */
export function toFigures(parts: Readonly<Record<string, readonly Verdict[]>>): Figures {
  return Object.fromEntries(
    Object.entries(parts).map(([part, verdicts]) => [
      part,
      Object.fromEntries(
        verdicts.flatMap(({ budget, measurement }) =>
          measurement ? [[budget.name, measurement.value]] : [],
        ),
      ),
    ]),
  )
}
