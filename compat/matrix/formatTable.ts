import { axes, type Cell } from './axes.ts'

/** A row for each app, with its values by axis and whether it works. */
export function formatTable(
  apps: readonly { readonly cell: Cell; readonly isRight: boolean }[],
): string {
  const rows = [
    [...Object.keys(axes), ''],
    ...apps.map(({ cell, isRight }) => [...Object.values<string>(cell), isRight ? '✓' : '✗']),
  ]
  const widest = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0))
  return rows.map((row) => row.map((text, at) => text.padEnd(widest(at))).join('  ')).join('\n')
}
