import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the title when the focused element is removed, such as a button that has done
 * its work. Otherwise screen readers and the keyboard would start from the page again.
 */
export function useKeptFocus(titleRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const title = titleRef.current
    const screen = title?.closest('header')?.parentElement
    if (!title || !screen) return undefined
    let last: EventTarget | null = null
    const onFocus = ({ target }: FocusEvent) => {
      last = target
    }
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return
      last = null
      const { activeElement } = title.getRootNode() as Document | ShadowRoot
      if (!activeElement || activeElement === title.ownerDocument.body)
        title.focus({ preventScroll: true })
    })
    screen.addEventListener('focusin', onFocus)
    observer.observe(screen, { childList: true, subtree: true })
    return () => {
      screen.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [titleRef])
}
