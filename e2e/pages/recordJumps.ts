import type { Page } from '@playwright/test'

/**
 * Records what jumps in the modal by more than a pixel, from one frame to the next, without the
 * visitor having pressed anything in the last half second. A height that animates is no jump.
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
    /** When a height began and ended to animate. */
    const morphs: { from: number; to: number }[] = []
    new MutationObserver(() => {
      const isMoving = document.querySelector('[data-moving="true"]') !== null
      const last = morphs.at(-1)
      const now = performance.now()
      if (isMoving && last?.to !== Infinity) morphs.push({ from: now, to: Infinity })
      // The frame of its end.
      else if (!isMoving && last?.to === Infinity) last.to = now + 50
    }).observe(document, { subtree: true, attributeFilter: ['data-moving'], childList: true })
    const isMorph = (at: number) => morphs.some(({ from, to }) => from - 50 <= at && at <= to)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || isMorph(entry.startTime)) continue
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          const [across, down] = [to.x - from.x, to.y - from.y].map(Math.round)
          if (!element?.closest('[data-cleat="modal"]')) continue
          if (Math.abs(across ?? 0) <= 1 && Math.abs(down ?? 0) <= 1) continue
          const name = `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`
          reportJump?.(`${name}: ${across}, ${down} px`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return jumps
}
