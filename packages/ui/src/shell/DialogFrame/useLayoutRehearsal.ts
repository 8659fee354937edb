import { type RefObject, useEffect } from 'react'
import { whenIdle } from './whenIdle.ts'

const attribute = 'data-rehearsing'

/**
 * Lays out a dialog once, hidden, while the page is idle. The browser caches computed styles and
 * shaped text, so that opening the dialog takes less time. Styles and layout are computed in
 * separate tasks to keep each short.
 */
export function useLayoutRehearsal(parameters: {
  dialog: RefObject<HTMLDialogElement | null>
  /** Whether the dialog is drawn but not open yet. */
  isWaiting: boolean
}): void {
  const { dialog, isWaiting } = parameters
  useEffect(() => {
    const element = dialog.current
    const title = element?.querySelector('h2')
    if (!element || !title || !isWaiting) return undefined
    let cancel = whenIdle(() => {
      element.toggleAttribute(attribute, true)
      getComputedStyle(title).getPropertyValue('color')
      cancel = whenIdle(() => {
        title.getBoundingClientRect()
        element.removeAttribute(attribute)
      })
    })
    return () => {
      cancel()
      element.removeAttribute(attribute)
    }
  }, [dialog, isWaiting])
}
