export type Opening = {
  /** Milliseconds from the click to the frame that shows the first wallet. */
  readonly ms: number
  /**
   * Blocking time in milliseconds (the part of each task beyond 50 ms), from the click until half a
   * second after that frame.
   */
  readonly blockedMs: number
}

declare global {
  interface Window {
    benchOpening?: Promise<Opening>
  }
}

/**
 * Waits for the next click and measures the opening. Runs in the page, so it must be
 * self-contained.
 */
export function watchOpening(): void {
  const row = '[data-cleat] dialog[open] li button'
  const settleMs = 500
  const longTaskMs = 50
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })

  window.benchOpening = new Promise((resolve) => {
    const finish = (from: number) => {
      const painted = performance.now()
      setTimeout(() => {
        const blockedMs = tasks
          .filter(({ startTime, duration }) => startTime + duration > from)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0)
        resolve({ ms: painted - from, blockedMs })
      }, settleMs)
    }
    const follow = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (!document.querySelector(row)) return
        observer.disconnect()
        // The frame has ended when the next task starts.
        requestAnimationFrame(() => setTimeout(() => finish(timeStamp)))
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] })
      look()
    }
    document.addEventListener('click', follow, { capture: true, once: true })
  })
}
