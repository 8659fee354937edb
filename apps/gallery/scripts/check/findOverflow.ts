import type { Page } from 'playwright-core'

/** Finds texts and controls that are cut off at a side, one line each. */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(readOverflow)
}

/** Runs in the page. */
function readOverflow(): readonly string[] {
  const { clientWidth } = document.documentElement
  const found = [...document.body.querySelectorAll('button, a, input, h1, h2, p, span, dd, dt')]
  return found
    .filter((element) => element.checkVisibility({ opacityProperty: true }) && isCut(element))
    .slice(0, 3)
    .map((element) => `Cut off at ${clientWidth}px: ${element.outerHTML.slice(0, 200)}`)

  function isCut(element: Element): boolean {
    const { left, right, width, height } = element.getBoundingClientRect()
    // What only screen readers read has one pixel.
    if (width <= 1 || height <= 1) return false
    const isBeyond = (edges: { left: number; right: number }) =>
      left < edges.left - 1 || right > edges.right + 1
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(at)
      // It says that it is longer, or can be scrolled.
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return false
      if (clipPath !== 'none') return false
      if (/hidden|clip/.test(overflowX) && isBeyond(at.getBoundingClientRect())) return true
    }
    return isBeyond({ left: 0, right: clientWidth })
  }
}
