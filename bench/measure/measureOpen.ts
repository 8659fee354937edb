import type { Browser } from 'playwright-core'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { openReference } from '../page/openReference.ts'
import { type Opening, watchOpening } from '../page/watchOpening.ts'
import { median } from '../statistics/median.ts'
import type { Bench, Findings } from './bench.ts'

const slowdown = 4
const visits = 9
const prefetchMs = 2000
/**
 * The budgets were set beside rivals that open in 133 to 439 ms, on a machine that is not known. RainbowKit 2.2, taken to
 * be the fastest of them, takes 2.45 times as long as the plain dialog of `openReference`: so that takes 54 ms there.
 */
const referenceMs = 54

/**
 * How long the first opening takes a visitor with a slow processor. What is held against the budgets is set in proportion
 * to what a plain dialog takes on this machine at this time.
 */
export async function measureOpen({
  browser,
  bare,
  cleat,
}: Bench): Promise<Findings<typeof budgets.open>> {
  const prefetched: Opening[] = []
  const cold: Opening[] = []
  const references: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    references.push(await openPlain(browser, bare.origin))
    prefetched.push(await open(browser, { url: cleat.origin, isPrefetched: true }))
    cold.push(await open(browser, { url: cleat.origin, isPrefetched: false }))
  }
  const times = (openings: readonly Opening[]) => openings.map(({ ms }) => ms)
  const blocked = prefetched.map(({ blockedMs }) => blockedMs)
  const slowness = Math.max(1, median(references) / referenceMs)
  const judged = (values: readonly number[]) => ({
    value: median(values) / slowness,
    cleat: formatAmount(median(values), 'ms'),
  })
  return {
    measured: {
      prefetched: judged(times(prefetched)),
      cold: judged(times(cold)),
      blocked: judged(blocked),
    },
    notes: [
      `Open: medians of ${visits} first visits, the processor slowed down fourfold; click to the frame with the first wallet.`,
      `  A plain dialog takes ${formatAmount(median(references), 'ms')} here (${list(references)}), and ${formatAmount(referenceMs, 'ms')} where the budgets are for: measured is ${formatAmount(slowness, '×')} less.`,
      `  Prefetched ${list(times(prefetched))}; not ${list(times(cold))}; blocked ${list(blocked)}; blocked without prefetch ${list(cold.map(({ blockedMs }) => blockedMs))}.`,
    ],
  }
}

async function openPlain(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await page.evaluate(openReference)
  } finally {
    await context.close()
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
