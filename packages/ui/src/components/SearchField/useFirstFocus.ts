import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus from the title, which has it when a view appears, to a field of the view. A
 * visitor who is elsewhere on the page keeps the focus.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isFirst: boolean): void {
  useEffect(() => {
    if (!isFirst) return undefined
    // The title gets the focus in an effect of the frame, which runs after those of the view.
    const frame = requestAnimationFrame(() => {
      const root = field.current?.getRootNode() as Document | ShadowRoot | undefined
      const modal = field.current?.closest('[data-cleat]')
      if (modal?.contains(root?.activeElement ?? null))
        field.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [field, isFirst])
}
