import type { Browser } from 'playwright-core'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { type Opening, watchOpening } from '../page/watchOpening.ts'
import { median } from '../statistics/median.ts'
import type { Bench, Findings } from './bench.ts'

const slowdown = 4
const visits = 9
const prefetchMs = 2000

/** How long the first opening takes a visitor with a slow processor. */
export async function measureOpen({
  browser,
  cleat,
}: Bench): Promise<Findings<typeof budgets.open>> {
  const prefetched: Opening[] = []
  const cold: Opening[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    prefetched.push(await open(browser, { url: cleat.origin, isPrefetched: true }))
    cold.push(await open(browser, { url: cleat.origin, isPrefetched: false }))
  }
  const times = (openings: readonly Opening[]) => openings.map(({ ms }) => ms)
  const blocked = prefetched.map(({ blockedMs }) => blockedMs)
  return {
    measured: {
      prefetched: { value: median(times(prefetched)) },
      cold: { value: median(times(cold)) },
      blocked: { value: median(blocked) },
    },
    notes: [
      `Open: medians of ${visits} first visits, the processor slowed down fourfold; click to the frame with the first wallet.`,
      `  Prefetched ${list(times(prefetched))}; not ${list(times(cold))}; blocked ${list(blocked)}; blocked without prefetch ${list(cold.map(({ blockedMs }) => blockedMs))}.`,
    ],
  }
}

async function open(
  browser: Browser,
  { url, isPrefetched }: { url: string; isPrefetched: boolean },
): Promise<Opening> {
  const context = await browser.newContext()
  try {
    await context.addInitScript(announceWallets)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(url)
    const button = page.getByRole('button', { name: /connect/i })
    await button.waitFor()
    if (isPrefetched) {
      await button.hover()
      await page.waitForTimeout(prefetchMs)
    }
    await page.waitForLoadState('networkidle')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchOpening)
    // Not by the pointer, whose way to the button would prefetch.
    await button.evaluate((element: HTMLElement) => element.click())
    const opening = await page.evaluate(() => window.benchOpening)
    if (!opening) throw new Error('The opening was not followed')
    return opening
  } finally {
    await context.close()
  }
}

function list(values: readonly number[]): string {
  return values
    .toSorted((one, other) => one - other)
    .map((value) => formatAmount(value, 'ms'))
    .join(', ')
}
