import { judge, type Verdict } from '../budgets/judge.ts'
import type { Measurement } from '../budgets/measurement.ts'
import budgets from '../budgets.json' with { type: 'json' }
import type { PartName } from './parts.ts'

export type Report = {
  readonly verdicts: Partial<Record<PartName, readonly Verdict[]>>
  readonly notes: readonly string[]
}

type AnyFindings = {
  readonly measured: Readonly<Record<string, Measurement>>
  readonly notes: readonly string[]
}

/** Measures the given parts. A part that throws fails all its budgets, and the others continue. */
export async function measureParts<name extends PartName>(
  names: readonly name[],
  measure: (name: name) => Promise<AnyFindings>,
): Promise<Report> {
  const verdicts: Partial<Record<PartName, readonly Verdict[]>> = {}
  const notes: string[] = []
  for (const name of names) {
    try {
      const findings = await measure(name)
      verdicts[name] = judge(budgets[name], findings.measured)
      notes.push(...findings.notes)
    } catch (error) {
      verdicts[name] = judge(budgets[name], {})
      notes.push(`${name} could not be measured: ${String(error)}`)
    }
  }
  return { verdicts, notes }
}
