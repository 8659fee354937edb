import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { scrollerContext } from '../../motion/scrollerContext.ts'

export type LongRows = {
  /** The rows to draw, and where. */
  readonly rows: readonly { readonly index: number; readonly top: number }[]
  readonly height: number
  /** Has to be told which row has the focus: it stays drawn when it is scrolled out of sight. */
  readonly onFocusRow: (index: number) => void
}

/** With the gap to the next one. */
const rowHeight = 60

/** Which rows of a long list are worth drawing: those that are seen, a few around them, and the one with the focus. */
export function useLongRows(parameters: {
  list: RefObject<HTMLElement | null>
  count: number
}): LongRows {
  const { list, count } = parameters
  const scroller = useContext(scrollerContext)
  const [place, setPlace] = useState<{ scroller: HTMLElement | null; offset: number }>({
    scroller: null,
    offset: 0,
  })
  const { offset } = place
  const [focused, setFocused] = useState(0)

  // What stands above the list changes only with its rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const measure = useCallback(() => {
    const element = scroller.current
    const top = list.current?.getBoundingClientRect().top ?? 0
    const start = element?.getBoundingClientRect().top ?? 0
    const next = Math.round(top - start + (element?.scrollTop ?? 0))
    setPlace((last) =>
      last.scroller === element && last.offset === next
        ? last
        : { scroller: element, offset: next },
    )
  }, [list, scroller, count])
  // Before the first paint; or after it, where the scroller comes into being together with the list.
  useLayoutEffect(measure, [measure])
  useEffect(measure, [measure])

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => place.scroller,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: offset,
    rangeExtractor(range: Range) {
      const rows = defaultRangeExtractor(range)
      const isKept = focused < range.count && !rows.includes(focused)
      return isKept ? [...rows, focused].sort((one, other) => one - other) : rows
    },
  })
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - offset })),
    height: virtualizer.getTotalSize(),
    onFocusRow: setFocused,
  }
}
