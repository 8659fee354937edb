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
    let next = 0
    const update = () => {
      const isAbove = box.scrollTop > 0
      const isBelow = box.scrollHeight - box.clientHeight - box.scrollTop > 1
      // In the next frame: what measures after it would have the page styled once more.
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => {
        element.toggleAttribute('data-above', isAbove)
        element.toggleAttribute('data-below', isBelow)
      })
    }
    box.addEventListener('scroll', update, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update)
    observer?.observe(box)
    observer?.observe(inner)
    return () => {
      cancelAnimationFrame(next)
      box.removeEventListener('scroll', update)
      observer?.disconnect()
    }
  }, [frame, scroller, content])
}
