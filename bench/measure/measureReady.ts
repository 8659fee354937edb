import type { Browser } from 'playwright-core'

const slowdown = 4

export type Ready = {
  /** Milliseconds from navigation to a usable button. */
  readonly ms: number
  /**
   * Milliseconds of work on the main thread until then. Independent of other load on the machine.
   */
  readonly workMs: number
}

/** Opens a page with an empty cache on a slow processor and waits for its button. */
export async function measureReady(browser: Browser, url: string): Promise<Ready> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url)
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [mark] = list.getEntriesByName('button-ready')
            if (mark) resolve(mark.startTime)
          }).observe({ type: 'mark', buffered: true })
        }),
    )
    const { metrics } = await session.send('Performance.getMetrics')
    const work = metrics.find(({ name }) => name === 'TaskDuration')
    if (!work) throw new Error('The browser does not count the time of its tasks')
    return { ms, workMs: work.value * 1000 }
  } finally {
    await context.close()
  }
}
