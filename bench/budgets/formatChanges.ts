import { formatAmount } from './formatAmount.ts'
import type { Verdict } from './judge.ts'
import type { Figures } from './toFigures.ts'

export declare namespace formatChanges {
  type Parameters = {
    /** What an earlier build had. */
    before: Figures
    parts: Readonly<Record<string, readonly Verdict[]>>
  }
}

/** What a change adds and takes away, as a Markdown table that leaves out what stays the same. */
export function formatChanges({ before, parts }: formatChanges.Parameters): string {
  const rows = Object.entries(parts).flatMap(([part, verdicts]) =>
    verdicts.flatMap((verdict) => toRow(verdict, before[part]?.[verdict.budget.name])),
  )
  if (rows.length === 0) return 'No size changes.\n'
  return [
    '| | before | after | change | budget |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n')
}

function toRow({ budget, measurement }: Verdict, earlier: number | undefined): string[] {
  const { name, unit, max } = budget
  const text = (value: number | undefined) => (value === undefined ? '' : formatAmount(value, unit))
  const now = measurement?.value
  if (text(now) === text(earlier)) return []
  const difference = now !== undefined && earlier !== undefined ? now - earlier : undefined
  const sign = difference !== undefined && difference > 0 ? '+' : ''
  return [
    `| ${name} | ${text(earlier)} | ${text(now)} | ${sign}${text(difference)} | ${text(max)} |`,
  ]
}
