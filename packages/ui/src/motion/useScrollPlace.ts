import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { scrollerContext } from './scrollerContext.ts'

/**
 * A new view starts at its top, and one that the visitor comes back to where it was left. What is left stays where it is
 * seen: it is told by `--cleat-shift` how far the scrolling has moved it.
 */
export function useScrollPlace(parameters: {
  stage: RefObject<HTMLElement | null>
  /** What is shown: the same thing when it is shown again. */
  place: object
  isBack: boolean
}): void {
  const { stage, place, isBack } = parameters
  const scroller = useContext(scrollerContext)
  const tops = useRef(new WeakMap<object, number>())
  const shown = useRef(place)
  // Kept at every scroll: when a view has gone, the scroller is at most as far down as the next one is long.
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
    if (scroller.current) scroller.current.scrollTop = next
    top.current = scroller.current?.scrollTop ?? 0
    stage.current?.style.setProperty('--cleat-shift', `${top.current - left}px`)
  }, [stage, scroller, place, isBack])
}
