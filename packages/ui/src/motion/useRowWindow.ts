import {
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { findRowsInView } from './findRowsInView.ts'
import { scrollerContext } from './scrollerContext.ts'

/** Rows rendered beyond either edge, so that scrolling does not show gaps. */
const spareRows = 3

export declare namespace useRowWindow {
  type Parameters = {
    list: RefObject<HTMLElement | null>
    count: number
    rowHeight: number
    /** Always rendered, such as the row with the focus. */
    keptRow: number
  }
  type ReturnType = {
    /** The rows to render. */
    readonly rows: readonly number[]
    /** The number of visible rows below sticky content. */
    readonly rowsInView: number
    /** Scrolls just far enough to show a row. */
    readonly showRow: (row: number) => void
  }
}

/**
 * Virtualizes a long list. All rows have the same height, so positions need no rendering. Renders
 * again only when the visible rows change. Has 0.7 kB; `@tanstack/react-virtual` 3.14 in its place
 * has 10.4 kB, which takes the views of wallets beyond their budget.
 */
export function useRowWindow(parameters: useRowWindow.Parameters): useRowWindow.ReturnType {
  const { list, count, rowHeight, keptRow } = parameters
  const scrollerRef = useContext(scrollerContext)
  const [scroller, setScroller] = useState(scrollerRef.current)
  const [view, setView] = useState({ from: 0, to: 0, rowsInView: 1 })
  const [spare, setSpare] = useState(0)

  // Child effects run first, so the scroller's ref is set only here.
  useEffect(() => setScroller(scrollerRef.current), [scrollerRef])
  // The first frame does not wait for rows that it does not show.
  useEffect(() => startTransition(() => setSpare(spareRows)), [])

  useLayoutEffect(() => {
    const element = list.current
    if (!element || !scroller) return undefined
    const measure = () => {
      const height = scroller.clientHeight
      const above = heightAbove({ list: element, scroller })
      const top = scroller.scrollTop - above
      const next = {
        ...findRowsInView({ top, height, rowHeight, count, spare }),
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
  }, [list, scroller, count, rowHeight, spare])

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

/** The height of content above the list that sticks to the top. */
function heightAbove({ list, scroller }: { list: Element; scroller: Element }): number {
  const start = scroller.getBoundingClientRect().top - scroller.scrollTop
  return Math.round(list.getBoundingClientRect().top - start)
}

function isSame<value extends object>(one: value, other: value): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
