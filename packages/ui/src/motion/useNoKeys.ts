import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the keyboard out of an element that leaves. It becomes inert with the next key only: the
 * browser styles all that is in an inert element again, in the middle of a change of view.
 */
export function useNoKeys(element: RefObject<HTMLElement | null>, isLeaving: boolean): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !isLeaving) return undefined
    // React 18 knows no `inert`.
    const seal = () => {
      current.inert = true
    }
    addEventListener('keydown', seal, true)
    return () => {
      removeEventListener('keydown', seal, true)
      current.inert = false
    }
  }, [element, isLeaving])
}
