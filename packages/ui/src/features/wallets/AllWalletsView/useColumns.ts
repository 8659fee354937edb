import { type RefObject, useLayoutEffect, useState } from 'react'

/** Narrower lists have three columns. */
const fourColumnsWidth = 320

/** The number of columns. */
export function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setColumns(element.clientWidth < fourColumnsWidth ? 3 : 4)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])

  return columns
}
