/** A code has seven groups of four. */
const groupCount = 7

/** Two different groups of a code, in order, counted from 1. */
export function pickGroups(): readonly [number, number] {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  const one = first % groupCount
  const other = (one + 1 + (second % (groupCount - 1))) % groupCount
  return [Math.min(one, other) + 1, Math.max(one, other) + 1]
}
