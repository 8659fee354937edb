import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus where a view begins: on what has `data-start`. A frame that is not shown or does
 * not have the focus cannot do so at once.
 */
export function useStartFocus(root: RefObject<HTMLElement | null>, view: string | undefined): void {
  useEffect(() => {
    if (view === undefined) return undefined
    const start = () => {
      const element = root.current?.querySelector<HTMLElement>('[data-start]')
      element?.focus({ preventScroll: true })
    }
    const onFocus = () => {
      if (document.activeElement === document.body) start()
    }
    start()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [root, view])
}
