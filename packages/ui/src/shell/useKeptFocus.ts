import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus to the title when what had it is gone from the screen, such as a button that has done its work. Else a
 * screen reader and the keyboard would start over from the page.
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
