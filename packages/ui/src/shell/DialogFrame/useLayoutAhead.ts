import { type RefObject, useEffect } from 'react'

/**
 * Styles and lays out a dialog that `content-visibility` hides, in steps that yield to the page.
 * Browsers keep the result, so the dialog only has to be painted when it opens.
 */
export function useLayoutAhead(parameters: {
  dialog: RefObject<HTMLElement | null>
  isEnabled: boolean
}): void {
  const { dialog, isEnabled } = parameters
  useEffect(() => {
    const element = dialog.current?.lastElementChild
    if (!element || !isEnabled) return undefined
    const layOut = () => void element.getBoundingClientRect()
    // Chromium's first layout of a hidden element only marks it; the second one does the work.
    const steps = [() => void getComputedStyle(element).color, layOut, layOut]
    let cancel = () => {}
    const next = () => {
      const step = steps.shift()
      if (!step) return
      const frame = requestAnimationFrame(() => {
        const timer = setTimeout(() => {
          step()
          next()
        })
        cancel = () => clearTimeout(timer)
      })
      cancel = () => cancelAnimationFrame(frame)
    }
    next()
    return () => cancel()
  }, [dialog, isEnabled])
}
