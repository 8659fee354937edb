import { type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { findRowsInView } from './findRowsInView.ts'
import { scrollerContext } from './scrollerContext.ts'

export declare namespace useRowWindow {
  type Parameters = {
    list: RefObject<HTMLElement | null>
    count: number
    rowHeight: number
    /** Drawn also while it is out of sight, such as the row with the focus. */
    keptRow: number
  }
  type ReturnType = {
    /** The rows worth drawing. */
    readonly rows: readonly number[]
    /** How many are seen at once under what sticks to the top. */
    readonly rowsInView: number
    /** Scrolls no further than needed to see a row. */
    readonly showRow: (row: number) => void
  }
}

/**
 * Follows which rows of a long list are in sight. All rows have one height, so that it can be known where each stands
 * without drawing it. Renders again only when other rows come into sight.
 */
export function useRowWindow(parameters: useRowWindow.Parameters): useRowWindow.ReturnType {
  const { list, count, rowHeight, keptRow } = parameters
  const scrollerRef = useContext(scrollerContext)
  const [scroller, setScroller] = useState(scrollerRef.current)
  const [view, setView] = useState({ from: 0, to: 0, rowsInView: 1 })

  // Where both appear at once, what scrolls is known only after what is in it.
  useEffect(() => setScroller(scrollerRef.current), [scrollerRef])

  useLayoutEffect(() => {
    const element = list.current
    if (!element || !scroller) return undefined
    const measure = () => {
      const height = scroller.clientHeight
      const above = heightAbove({ list: element, scroller })
      const top = scroller.scrollTop - above
      const next = {
        ...findRowsInView({ top, height, rowHeight, count }),
        rowsInView: Math.max(1, Math.floor((height - above) / rowHeight)),
      }
      setView((last) => (isSame(last, next) ? last : next))
    }
    measure()
    scroller.addEventListener('scroll', measure, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(scroller)
    observer?.observe(element)
    return () => {
      scroller.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [list, scroller, count, rowHeight])

  const rows = new Set<number>()
  for (let row = view.from; row < Math.min(view.to, count); row++) rows.add(row)
  if (keptRow < count) rows.add(keptRow)
  return {
    rows: [...rows].sort((one, other) => one - other),
    rowsInView: view.rowsInView,
    showRow(row) {
      const element = list.current
      if (!element || !scroller) return
      const above = heightAbove({ list: element, scroller })
      const highest = row * rowHeight
      const lowest = above + (row + 1) * rowHeight - scroller.clientHeight
      scroller.scrollTop = Math.min(highest, Math.max(lowest, scroller.scrollTop))
    },
  }
}

/** What stands before the list, and stays in sight above it. */
function heightAbove({ list, scroller }: { list: Element; scroller: Element }): number {
  const start = scroller.getBoundingClientRect().top - scroller.scrollTop
  return Math.round(list.getBoundingClientRect().top - start)
}

function isSame<value extends object>(one: value, other: value): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
