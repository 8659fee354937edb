import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fitFontSize } from './fitFontSize.ts'

const gap = 8

/** Shrinks a number to fit beside its symbol whenever `content` or the width changes. */
export function useFittedSize(content: string): {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly number: RefObject<HTMLSpanElement | null>
  readonly symbol: RefObject<HTMLSpanElement | null>
  readonly fontSize: number
} {
  const frame = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  const symbol = useRef<HTMLSpanElement>(null)
  const [fontSize, setFontSize] = useState(36)
  const measuredSize = useRef(fontSize)
  measuredSize.current = fontSize

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the content changed
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current || !number.current || !symbol.current) return
      const naturalWidth = (number.current.scrollWidth * 36) / measuredSize.current
      const room = frame.current.clientWidth - symbol.current.offsetWidth - gap
      setFontSize(fitFontSize({ naturalWidth, room }))
    }
    measure()
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [content])

  return { frame, number, symbol, fontSize }
}
