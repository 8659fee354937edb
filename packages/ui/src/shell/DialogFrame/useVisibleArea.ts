import { type RefObject, useLayoutEffect } from 'react'

const names = [
  '--cleat-visible-top',
  '--cleat-visible-left',
  '--cleat-visible-width',
  '--cleat-visible-height',
] as const

/**
 * Sets `--cleat-visible-…` to the visible part of the page, when a keyboard covers some of it or
 * the host is wider than the phone. Ignores zoom by the visitor.
 */
export function useVisibleArea(parameters: {
  dialog: RefObject<HTMLElement | null>
  isEnabled: boolean
}): void {
  const { dialog, isEnabled } = parameters
  useLayoutEffect(() => {
    const view = dialog.current?.ownerDocument.defaultView
    const visual = view?.visualViewport
    if (!visual || !isEnabled) return undefined
    const measure = () => {
      const { offsetTop, offsetLeft, width, height, scale } = visual
      const isAll = height >= view.innerHeight && width >= view.document.documentElement.clientWidth
      const isZoomed = scale > 1.01
      const values = isAll || isZoomed ? [] : [offsetTop, offsetLeft, width, height]
      for (const [index, name] of names.entries()) {
        const value = values[index]
        if (value === undefined) dialog.current?.style.removeProperty(name)
        else dialog.current?.style.setProperty(name, `${value}px`)
      }
    }
    measure()
    visual.addEventListener('resize', measure)
    visual.addEventListener('scroll', measure)
    return () => {
      visual.removeEventListener('resize', measure)
      visual.removeEventListener('scroll', measure)
    }
  }, [dialog, isEnabled])
}
