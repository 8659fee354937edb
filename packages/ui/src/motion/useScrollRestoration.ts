import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { scrollerContext } from './scrollerContext.ts'

/**
 * Scrolls a new view to its top, and restores the position when the visitor comes back.
 * `--cleat-shift` keeps the leaving view where it was.
 */
export function useScrollRestoration(parameters: {
  stage: RefObject<HTMLElement | null>
  /** The history entry. It stays the same when the visitor comes back. */
  place: object
  isBack: boolean
}): void {
  const { stage, place, isBack } = parameters
  const scroller = useContext(scrollerContext)
  const tops = useRef(new WeakMap<object, number>())
  const shown = useRef(place)
  // Updated on every scroll. When a view leaves, the browser clamps the scroll position to the next
  // view's height.
  const top = useRef(0)

  useEffect(() => {
    const element = scroller.current
    const onScroll = () => {
      top.current = element?.scrollTop ?? 0
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [scroller])

  useLayoutEffect(() => {
    if (shown.current === place) return
    const left = top.current
    tops.current.set(shown.current, left)
    shown.current = place
    const next = isBack ? (tops.current.get(place) ?? 0) : 0
    // At the top before and after, nothing has to be laid out for it.
    if (left === 0 && next === 0) {
      stage.current?.style.removeProperty('--cleat-shift')
      return
    }
    if (scroller.current) scroller.current.scrollTop = next
    top.current = scroller.current?.scrollTop ?? 0
    stage.current?.style.setProperty('--cleat-shift', `${top.current - left}px`)
  }, [stage, scroller, place, isBack])
}
