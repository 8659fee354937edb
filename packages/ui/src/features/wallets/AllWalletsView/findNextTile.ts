/** The tile that a key moves to in a grid. `undefined` for other keys. */
export function findNextTile(parameters: {
  key: string
  index: number
  count: number
  columns: number
  /** The number of visible rows. */
  rowsInView: number
  isRightToLeft: boolean
}): number | undefined {
  const { key, index, count, columns, rowsInView, isRightToLeft } = parameters
  const last = count - 1
  const step = isRightToLeft ? -1 : 1
  const steps: { readonly [key: string]: number } = {
    ArrowRight: step,
    ArrowLeft: -step,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rowsInView,
    PageUp: -columns * rowsInView,
    Home: -index,
    End: last - index,
  }
  if (!Object.hasOwn(steps, key)) return undefined
  const next = index + (steps[key] ?? 0)
  if (next >= 0 && next <= last) return next
  if (Math.abs(next - index) === 1) return index
  // Past an end, moves to the outermost tile of the same column.
  const column = index % columns
  if (next < 0) return column
  const bottom = Math.floor(last / columns) * columns + column
  return bottom <= last ? bottom : bottom - columns
}
