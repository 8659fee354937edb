import { type RefObject, useEffect } from 'react'

// Bars of browsers come and go too. A keyboard is higher.
const leastHeight = 120

/** Says in `--cleat-keyboard` how much of a dialog the keyboard of a phone covers, which browsers do not lay out around. */
export function useKeyboardInset(parameters: {
  dialog: RefObject<HTMLElement | null>
  isEnabled: boolean
}): void {
  const { dialog, isEnabled } = parameters
  useEffect(() => {
    const view = dialog.current?.ownerDocument.defaultView
    const visual = view?.visualViewport
    if (!visual || !isEnabled) return undefined
    const measure = () => {
      const covered = view.innerHeight - visual.height - visual.offsetTop
      const isKeyboard = covered > leastHeight && visual.scale === 1
      dialog.current?.style.setProperty('--cleat-keyboard', `${isKeyboard ? covered : 0}px`)
    }
    visual.addEventListener('resize', measure)
    visual.addEventListener('scroll', measure)
    return () => {
      visual.removeEventListener('resize', measure)
      visual.removeEventListener('scroll', measure)
    }
  }, [dialog, isEnabled])
}
