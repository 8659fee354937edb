import { type RefObject, useLayoutEffect } from 'react'
import { readVisibleArea, type VisibleArea } from './readVisibleArea.ts'
import { useReadOnOpen } from './useReadOnOpen.ts'

const names = [
  '--cleat-visible-top',
  '--cleat-visible-left',
  '--cleat-visible-width',
  '--cleat-visible-height',
] as const

/** Sets `--cleat-visible-…` to the visible part of the page, while it is not all of it. */
export function useVisibleArea(parameters: {
  dialog: RefObject<HTMLDialogElement | null>
  isEnabled: boolean
}): void {
  const { dialog, isEnabled } = parameters
  const takeArea = useReadOnOpen({ dialog, isOpen: isEnabled, read: readVisibleArea })
  useLayoutEffect(() => {
    const element = dialog.current
    const visual = element?.ownerDocument.defaultView?.visualViewport
    if (!visual || !isEnabled) return undefined
    const apply = (area: VisibleArea | undefined) => {
      for (const [index, name] of names.entries()) {
        const value = area?.[index]
        if (value === undefined) element.style.removeProperty(name)
        else element.style.setProperty(name, `${value}px`)
      }
    }
    const measure = () => apply(readVisibleArea(element.ownerDocument))
    apply(takeArea(element.ownerDocument))
    visual.addEventListener('resize', measure)
    visual.addEventListener('scroll', measure)
    return () => {
      visual.removeEventListener('resize', measure)
      visual.removeEventListener('scroll', measure)
    }
  }, [dialog, isEnabled, takeArea])
}
