import { type RefObject, useLayoutEffect } from 'react'

/** Tells the frame of a scroller whether there is more above and below what is seen. */
export function useScrollEdges(parameters: {
  frame: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
}): void {
  const { frame, scroller, content } = parameters
  useLayoutEffect(() => {
    const [element, box, inner] = [frame.current, scroller.current, content.current]
    if (!element || !box || !inner) return undefined
    const update = () => {
      const below = box.scrollHeight - box.clientHeight - box.scrollTop
      element.toggleAttribute('data-above', box.scrollTop > 0)
      element.toggleAttribute('data-below', below > 1)
    }
    box.addEventListener('scroll', update, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update)
    observer?.observe(box)
    observer?.observe(inner)
    return () => {
      box.removeEventListener('scroll', update)
      observer?.disconnect()
    }
  }, [frame, scroller, content])
}
