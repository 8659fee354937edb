import type { Browser } from 'playwright-core'

const slowdown = 4

/** Milliseconds from the start of the visit to a button that can be used, with an empty cache and a slow processor. */
export async function measureReady(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [mark] = list.getEntriesByName('button-ready')
            if (mark) resolve(mark.startTime)
          }).observe({ type: 'mark', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}
