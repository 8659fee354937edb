import { formatAmount } from './formatAmount.ts'
import type { Verdict } from './judge.ts'

const heads = ['', 'bare wagmi', 'Cleat', 'measured', 'budget', '']

/** Formats verdicts as a text table with a heading for each part. */
export function formatTable(parts: Readonly<Record<string, readonly Verdict[]>>): string {
  const rows = Object.entries(parts).flatMap(([part, verdicts]) => [
    [part],
    ...verdicts.map(toCells),
  ])
  const all = [heads, ...rows]
  const widths = heads.map((_, at) =>
    Math.max(...all.filter((row) => row.length > 1).map((row) => row[at]?.length ?? 0)),
  )
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return all.map(toLine).join('\n')
}

function toCells(verdict: Verdict): string[] {
  const { budget, measurement } = verdict
  const { name, unit, max, aim } = budget
  const limit = max ?? aim
  return [
    `  ${name}`,
    measurement?.bare ?? '',
    measurement?.cleat ?? '',
    measurement ? formatAmount(measurement.value, unit) : 'none',
    limit === undefined ? '' : `${max === undefined ? '~' : '≤'} ${formatAmount(limit, unit)}`,
    toWord(verdict),
  ]
}

function toWord({ budget: { max, aim }, isKept, isSlow }: Verdict): string {
  if (!isKept) return 'FAIL'
  if (isSlow) return 'slow'
  return max === undefined && aim === undefined ? '' : 'ok'
}
