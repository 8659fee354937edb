import type { Browser } from 'playwright-core'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { modalFile } from '../build/modalFile.ts'
import { shownFiles } from '../build/shownFiles.ts'
import { splitChunks } from '../build/splitChunks.ts'
import { announceWallets } from '../page/announceWallets.ts'
import { openReference } from '../page/openReference.ts'
import { recordTasks } from '../page/recordTasks.ts'
import { untilQuiet } from '../page/untilQuiet.ts'
import { type Opening, watchOpening } from '../page/watchOpening.ts'
import { comparePairs } from '../statistics/comparePairs.ts'
import { countRendering, type Rendering, reasonCategories } from '../statistics/countRendering.ts'
import { countRoundTrips } from '../statistics/countRoundTrips.ts'
import { median } from '../statistics/median.ts'
import type { Bench, Findings } from './bench.ts'

const slowdown = 4
/** Times are short, so noise of the machine counts: the quickest of so many visits are compared. */
const visits = 8
/** Round trips and what is rendered are counted, which noise does not change. */
const countedVisits = 3
/** The throttling of Lighthouse and DevTools. */
const fast4g = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9000 * 1024 * 0.9) / 8,
  uploadThroughput: (1500 * 1024 * 0.9) / 8,
}

/** The prefetch mode and the network. */
type Visit = {
  readonly prefetch: 'idle' | 'intent' | 'none'
  readonly isFast4g?: boolean
  /** Whether what the browser renders is counted, which slows it down. */
  readonly isTraced?: boolean
}
type Visited = Opening & {
  /** The longest task of the idle work, or 0 if there was no long task. */
  readonly idleMs: number
  /** Round trips between the click and the last chunk. */
  readonly roundTrips: number
  /** From the click on, in a traced visit. */
  readonly rendering?: Rendering
}

/**
 * Measures the first opening on a slow processor, by a click without a preceding hover, as on a
 * phone. Each is compared with a plain dialog in the same run.
 */
export async function measureOpen({
  browser,
  bare,
  cleat,
}: Bench): Promise<Findings<typeof budgets.open>> {
  const references: number[] = []
  const found: Record<'idle' | 'hover' | 'cold' | 'idle4g' | 'cold4g' | 'traced', Visited[]> = {
    idle: [],
    hover: [],
    cold: [],
    idle4g: [],
    cold4g: [],
    traced: [],
  }
  for (let visit = 0; visit < visits; visit += 1) {
    references.push(await openPlain(browser, bare.origin))
    found.idle.push(await open(browser, cleat, { prefetch: 'idle' }))
    found.hover.push(await open(browser, cleat, { prefetch: 'intent' }))
    found.cold.push(await open(browser, cleat, { prefetch: 'none' }))
    found.idle4g.push(await open(browser, cleat, { prefetch: 'idle', isFast4g: true }))
    if (visit >= countedVisits) continue
    found.cold4g.push(await open(browser, cleat, { prefetch: 'none', isFast4g: true }))
    found.traced.push(await open(browser, cleat, { prefetch: 'idle', isTraced: true }))
  }
  const times = (name: keyof typeof found) => found[name].map(({ ms }) => ms)
  const blocked = found.idle.map((opening) => opening.blockedMs)
  const idle = found.idle.map((opening) => opening.idleMs)
  const rendered = (name: keyof Rendering) =>
    Math.max(...found.traced.map(({ rendering }) => rendering?.[name] ?? Number.NaN))
  const against = (values: readonly number[], base: readonly number[]) => {
    const pairs = base.map((bare, visit) => ({ bare, cleat: values[visit] ?? Number.NaN }))
    const { ratio, bare, cleat } = comparePairs(pairs)
    return { value: ratio, bare: formatAmount(bare, 'ms'), cleat: formatAmount(cleat, 'ms') }
  }
  return {
    measured: {
      idle: against(times('idle'), references),
      hover: against(times('hover'), references),
      cold: against(times('cold'), references),
      network: against(times('idle4g'), times('idle')),
      task: against(idle, references),
      styled: { value: rendered('styled') },
      layouts: { value: rendered('layouts') },
      roundTrips: { value: Math.max(...found.cold4g.map(({ roundTrips }) => roundTrips)) },
      blocked: { value: median(blocked) },
    },
    notes: [
      `Open: the quickest quarter of ${visits} first visits, the processor slowed down fourfold; click to the frame with the first wallet.`,
      `  A plain dialog ${list(references)}; idle ${list(times('idle'))}; hover ${list(times('hover'))}; cold ${list(times('cold'))}.`,
      `  Fast 4G: idle ${list(times('idle4g'))}; cold ${list(times('cold4g'))}. Longest idle task ${list(idle)}; blocked ${list(blocked)}.`,
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
  { origin, chunks }: Bench['cleat'],
  { prefetch, isFast4g = false, isTraced = false }: Visit,
): Promise<Visited> {
  const context = await browser.newContext()
  try {
    await context.addInitScript(announceWallets)
    await context.addInitScript(recordTasks)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (isFast4g) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', fast4g)
    }
    // The idle work is throttled as well.
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/?prefetch=${prefetch}`)
    const button = page.getByRole('button', { name: /connect/i })
    await button.waitFor()
    if (prefetch === 'intent') await button.hover()
    if (prefetch !== 'none')
      await page.locator('[data-cleat] dialog').waitFor({ state: 'attached' })
    await page.evaluate(untilQuiet)
    const idle = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : 0
      return Math.max(
        0,
        ...(window.benchTasks ?? [])
          .filter(({ startTime }) => startTime > loadedAt)
          .map(({ duration }) => duration),
      )
    })
    await page.evaluate(watchOpening)
    if (isTraced) {
      const categories = ['devtools.timeline', ...reasonCategories]
      await browser.startTracing(page, { categories })
    }
    const clickedAt = await page.evaluate(() => performance.now())
    // Clicks by script. Moving a pointer to the button would start the prefetch.
    await button.evaluate((element: HTMLElement) => element.click())
    const opening = await page.evaluate(() => window.benchOpening)
    if (!opening) throw new Error('The opening was not followed')
    const rendering = isTraced ? { rendering: countRendering(await browser.stopTracing()) } : {}
    await page.waitForLoadState('networkidle')
    const { shown } = splitChunks(chunks, { modalFile: modalFile(), shownFiles: shownFiles() })
    const timings = await page.evaluate((from) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries
        .filter(({ name, startTime }) => startTime >= from && new URL(name).origin === origin)
        .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }))
    }, clickedAt)
    // Nothing waits for what comes once the modal is shown.
    const requests = timings.filter(({ name }) =>
      shown.every(({ fileName }) => new URL(name).pathname !== `/${fileName}`),
    )
    return { ...opening, ...rendering, idleMs: idle, roundTrips: countRoundTrips(requests) }
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
