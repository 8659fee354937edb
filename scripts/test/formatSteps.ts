import { formatDuration } from './formatProgress.ts'
import type { FinishedStep } from './runSteps.ts'

/** Formats the table of steps and seconds at the end of a run. */
export function formatSteps(finished: readonly FinishedStep[], totalSeconds: number): string {
  const rows = finished.map(({ step, result, seconds }) => [
    result.failed > 0 ? `✗ ${step.name}` : `✓ ${step.name}`,
    String(result.passed),
    String(result.failed),
    String(result.skipped?.length ?? 0),
    seconds.toFixed(0),
  ])
  const all = [['', 'passed', 'failed', 'skipped', 'seconds'], ...rows]
  const width = (at: number) => Math.max(...all.map((row) => row[at]?.length ?? 0))
  const lines = all.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at))))
      .join('  '),
  )
  return [...lines, `${formatDuration(totalSeconds)} min in all`].join('\n')
}
