import { type RefObject, useLayoutEffect } from 'react'

const names = [
  '--cleat-visible-top',
  '--cleat-visible-left',
  '--cleat-visible-width',
  '--cleat-visible-height',
] as const

/**
 * Says in `--cleat-visible-…` which part of the page can be seen, where it is not all of it: a keyboard covers the rest,
 * or the host is wider than the phone. Zooming in is the visitor's own business.
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
