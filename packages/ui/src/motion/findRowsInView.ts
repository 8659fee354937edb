/** The first and the last of some rows of one height, the last one not included. */
export type RowRange = { readonly from: number; readonly to: number }

/** How many rows are drawn beyond either edge, so that scrolling does not show where there are none. */
const spareRows = 3

/** Which rows stand in what is seen of a list, or close to it. */
export function findRowsInView(parameters: {
  /** From the top of the list to the top of what is seen: negative while something stands above it. */
  top: number
  /** Of what is seen. */
  height: number
  rowHeight: number
  count: number
}): RowRange {
  const { top, height, rowHeight, count } = parameters
  const from = Math.floor(top / rowHeight) - spareRows
  const to = Math.ceil((top + height) / rowHeight) + spareRows
  const clamp = (row: number) => Math.min(Math.max(row, 0), count)
  return { from: clamp(from), to: clamp(to) }
}
