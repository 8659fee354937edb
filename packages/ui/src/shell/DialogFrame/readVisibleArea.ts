/** Of the visible part of a page, in CSS pixels. */
export type VisibleArea = readonly [top: number, left: number, width: number, height: number]

/**
 * Reads the visible part of a page, when a keyboard covers some of it or the host is wider than the
 * phone. Ignores zoom by the visitor.
 * @returns undefined if all of the page is visible
 */
export function readVisibleArea({
  defaultView: view,
  documentElement: html,
}: Document): VisibleArea | undefined {
  const visual = view?.visualViewport
  if (!visual) return undefined
  const { offsetTop, offsetLeft, width, height, scale } = visual
  const isAll = height >= view.innerHeight && width >= html.clientWidth
  const isZoomed = scale > 1.01
  return isAll || isZoomed ? undefined : [offsetTop, offsetLeft, width, height]
}
