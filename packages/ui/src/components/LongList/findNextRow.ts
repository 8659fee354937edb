/** The row that a key moves to. Skips headings. */
export function findNextRow(parameters: {
  count: number
  isHeading: (index: number) => boolean
  from: number
  /** The number of lines down; negative for up. */
  step: number
}): number {
  const { count, isHeading, from, step } = parameters
  const target = Math.min(Math.max(from + step, 0), count - 1)
  const way = step < 0 && target > 0 ? -1 : 1
  for (let index = target; index >= 0 && index < count; index += way)
    if (!isHeading(index)) return index
  return from
}
