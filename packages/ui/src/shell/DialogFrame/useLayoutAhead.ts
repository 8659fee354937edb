import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Whether an ancestor can hide the dialog and keep its layout. Safari cannot before 18. */
const canHide = typeof CSS === 'object' && CSS.supports?.('content-visibility', 'hidden')

export declare namespace useLayoutAhead {
  type Parameters = {
    dialog: RefObject<HTMLElement | null>
    isOpen: boolean
    /** Whether it is rendered hidden, ready to open. */
    isWaiting: boolean
  }
  /** Whether it was displayed before it opened. Stays true while it is open. */
  type ReturnType = boolean
}

/**
 * Styles and lays out a dialog that `content-visibility` hides, in steps that yield to the page.
 * Browsers keep the result, so the dialog only has to be painted when it opens.
 */
export function useLayoutAhead(parameters: useLayoutAhead.Parameters): useLayoutAhead.ReturnType {
  const { dialog, isOpen, isWaiting } = parameters
  const isHidden = isWaiting && canHide
  const [isAhead, setIsAhead] = useState(isHidden)
  if (isHidden && !isAhead) setIsAhead(true)
  // The next opening displays it only when it is above the page.
  if (isAhead && !isHidden && !isOpen) setIsAhead(false)

  useEffect(() => {
    const element = dialog.current?.lastElementChild
    if (!element || !isHidden) return undefined
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
  }, [dialog, isHidden])

  // Chromium styles all of a dialog again that goes above the page while it is still hidden.
  useLayoutEffect(() => {
    if (isAhead && isOpen && dialog.current) void getComputedStyle(dialog.current).color
  }, [dialog, isAhead, isOpen])
  return isAhead
}
