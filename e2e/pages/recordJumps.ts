import type { Page } from '@playwright/test'

/**
 * Records what jumps in the modal by more than a pixel, from one frame to the next, without the
 * visitor having pressed anything in the last half second. A height that animates is no jump, nor
 * are the results of a search, which take so long on a busy machine.
 */
export async function recordJumps(page: Page): Promise<readonly string[]> {
  const jumps: string[] = []
  // A reload would forget what the page keeps.
  await page.exposeFunction('reportJump', (jump: string) => void jumps.push(jump))
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const { reportJump } = window as Window & { reportJump?: (jump: string) => void }
    // A journey may replace the clock later, but never that of the entries.
    const getNow = performance.now.bind(performance)
    const onFrame = requestAnimationFrame.bind(window)
    const isAnythingMoving = () => document.querySelector('[data-moving="true"]') !== null
    /** When a height began and ended to animate. */
    const morphs: { from: number; to: number }[] = []
    /** The end that is due. A height that animates again at once has another one. */
    let due: object | undefined
    new MutationObserver(() => {
      const last = morphs.at(-1)
      if (isAnythingMoving()) {
        due = undefined
        if (last?.to !== Infinity) morphs.push({ from: getNow(), to: Infinity })
      } else if (last?.to === Infinity && !due) {
        const own = {}
        due = own
        const end = () => {
          if (due !== own) return
          due = undefined
          last.to = getNow()
        }
        // Also in the frame of its end, which a busy machine paints late.
        onFrame(() => onFrame(end))
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-moving'], childList: true })
    /**
     * Also what was laid out before the frame in which a height starts to animate, as a press does
     * that is aimed: nothing of it is painted.
     */
    const isMorph = (at: number) => morphs.some(({ from, to }) => from <= getNow() && at <= to)
    const isResult = (element: Element, modal: Element) =>
      element.closest('li') !== null &&
      modal.querySelector('[type="search"]:not(:placeholder-shown)') !== null
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || isMorph(entry.startTime)) continue
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          // A text that becomes longer in place keeps its start, its middle or its end.
          const sides = [to.left - from.left, to.right - from.right].map(Math.round)
          const [start = 0, end = 0] = sides
          const isInPlace = Math.min(Math.abs(end), Math.abs(start + end) / 2) <= 1
          const across = isInPlace ? 0 : start
          const down = Math.round(to.y - from.y)
          const modal = element?.closest('[data-cleat="modal"]')
          if (!element || !modal || isResult(element, modal)) continue
          if (Math.abs(across) <= 1 && Math.abs(down) <= 1) continue
          const name = `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`
          reportJump?.(`${name}: ${across}, ${down} px`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return jumps
}
