import { type RefObject, useEffect } from 'react'
import { followFinger } from './followFinger.ts'

/** Dismisses a phone's sheet by pulling it down. */
export function useSwipe(parameters: {
  dialog: RefObject<HTMLElement | null>
  isEnabled: boolean
  /** Requests to close. Returns whether it closed. */
  onDismiss: () => boolean
}): void {
  const { dialog, isEnabled, onDismiss } = parameters
  useEffect(() => {
    const element = dialog.current
    const popup = element?.lastElementChild
    if (!element || !popup || !isEnabled) return undefined
    return followFinger({
      element: popup,
      canFollow: () => matchMedia('(max-width: 480px)').matches,
      onMove(offset) {
        element.toggleAttribute('data-swiping', true)
        element.style.setProperty('--cleat-swipe', `${offset}px`)
        const progress = Math.max(offset, 0) / popup.clientHeight
        element.style.setProperty('--cleat-swipe-progress', `${Math.min(progress, 1)}`)
      },
      onEnd(isDismissed) {
        element.toggleAttribute('data-swiping', false)
        // The leave animation continues from the finger's position.
        if (isDismissed && onDismiss()) return
        element.style.removeProperty('--cleat-swipe')
        element.style.removeProperty('--cleat-swipe-progress')
      },
    })
  }, [dialog, isEnabled, onDismiss])
}
