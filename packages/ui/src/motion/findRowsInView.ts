/** A range of rows, without its end. */
export type RowRange = { readonly from: number; readonly to: number }

/** The rows in or near the visible part of a list. */
export function findRowsInView(parameters: {
  /**
   * From the top of the list to the top of the visible part; negative if content above the list is
   * visible.
   */
  top: number
  /** The height of the visible part. */
  height: number
  rowHeight: number
  count: number
  /** Rows beyond either edge. */
  spare: number
}): RowRange {
  const { top, height, rowHeight, count, spare } = parameters
  const from = Math.floor(top / rowHeight) - spare
  const to = Math.ceil((top + height) / rowHeight) + spare
  const clamp = (row: number) => Math.min(Math.max(row, 0), count)
  return { from: clamp(from), to: clamp(to) }
}
