import type { ActivityEntry } from './listActivity.ts'

/** The row that a key moves to. Skips headings. */
export function findNextRow(parameters: {
  entries: readonly ActivityEntry[]
  from: number
  /** The number of lines down; negative for up. */
  step: number
}): number {
  const { entries, from, step } = parameters
  const last = entries.length - 1
  const target = Math.min(Math.max(from + step, 0), last)
  const isRow = (index: number) => index <= last && entries[index]?.kind !== 'heading'
  const way = step < 0 && target > 0 ? -1 : 1
  for (let index = target; index >= 0 && index <= last; index += way) if (isRow(index)) return index
  return from
}
