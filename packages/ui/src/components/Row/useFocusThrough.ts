import { type RefCallback, useCallback, useRef } from 'react'

/** Keeps the focus when an element changes its type, such as a button that becomes a link. */
export function useFocusThrough(): {
  readonly ref: RefCallback<HTMLElement>
  readonly onFocus: () => void
  readonly onBlur: () => void
} {
  const hasFocus = useRef(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (hasFocus.current) element?.focus({ preventScroll: true })
  }, [])
  const onFocus = useCallback(() => {
    hasFocus.current = true
  }, [])
  const onBlur = useCallback(() => {
    hasFocus.current = false
  }, [])
  return { ref, onFocus, onBlur }
}
