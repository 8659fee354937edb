import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fitFontSize } from './fitFontSize.ts'

/** Shrinks the text of `line` until it fits into `frame`, whenever `content` or the room changes. */
export function useFittedSize(content: string): {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly line: RefObject<HTMLDivElement | null>
  readonly fontSize: number
} {
  const frame = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [fontSize, setFontSize] = useState(36)
  const measuredSize = useRef(fontSize)
  measuredSize.current = fontSize

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the content changed
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current || !line.current) return
      const naturalWidth = (line.current.scrollWidth * 36) / measuredSize.current
      setFontSize(fitFontSize({ naturalWidth, room: frame.current.clientWidth }))
    }
    measure()
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [content])

  return { frame, line, fontSize }
}
