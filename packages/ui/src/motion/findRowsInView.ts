/** A range of rows, without its end. */
export type RowRange = { readonly from: number; readonly to: number }

/** Rows rendered beyond either edge, so that scrolling does not show gaps. */
const spareRows = 3

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
}): RowRange {
  const { top, height, rowHeight, count } = parameters
  const from = Math.floor(top / rowHeight) - spareRows
  const to = Math.ceil((top + height) / rowHeight) + spareRows
  const clamp = (row: number) => Math.min(Math.max(row, 0), count)
  return { from: clamp(from), to: clamp(to) }
}
