import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { scrollerContext } from '../../motion/scrollerContext.ts'

export type WalletGrid = {
  readonly columns: number
  /** The rows to draw, and where. */
  readonly rows: readonly { readonly index: number; readonly top: number }[]
  readonly height: number
  /** How many rows are seen at once. */
  readonly rowsInView: number
  readonly showRow: (row: number) => void
}

export const rowHeight = 104

/** Below this width of the list there is room for three. */
const fourColumnsWidth = 320

/** Which rows of a long grid are worth drawing: those that are seen, a few around them, and the one with the focus. */
export function useWalletGrid(parameters: {
  list: RefObject<HTMLElement | null>
  count: number
  activeIndex: number
}): WalletGrid {
  const { list, count, activeIndex } = parameters
  const scrollerRef = useContext(scrollerContext)
  const [scroller, setScroller] = useState(scrollerRef.current)
  const [{ columns, offset }, setLayout] = useState({ columns: 4, offset: 0 })
  const activeRow = Math.floor(activeIndex / columns)

  // Where both appear at once, what scrolls is known only after what is in it.
  useEffect(() => setScroller(scrollerRef.current), [scrollerRef])

  useLayoutEffect(() => {
    const element = list.current
    if (!element || !scroller) return undefined
    const measure = () => {
      const { top, width } = element.getBoundingClientRect()
      const start = scroller.getBoundingClientRect().top
      const next = {
        columns: width > 0 && width < fourColumnsWidth ? 3 : 4,
        offset: Math.round(top - start + scroller.scrollTop),
      }
      setLayout((last) =>
        last.columns === next.columns && last.offset === next.offset ? last : next,
      )
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, scroller])

  const virtualizer = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: offset,
    // What sticks to the top covers as much as stands before the list.
    scrollPaddingStart: offset,
    rangeExtractor(range: Range) {
      const rows = defaultRangeExtractor(range)
      const isKept = activeRow < range.count && !rows.includes(activeRow)
      return isKept ? [...rows, activeRow].sort((one, other) => one - other) : rows
    },
  })
  const seen = virtualizer.scrollRect?.height ?? 0
  return {
    columns,
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - offset })),
    height: virtualizer.getTotalSize(),
    rowsInView: Math.max(1, Math.floor((seen - offset) / rowHeight)),
    showRow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  }
}
