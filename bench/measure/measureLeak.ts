import type { Browser, CDPSession, Page } from 'playwright-core'
import { answerChains } from '../browser/answerChains.ts'
import { countObjects, type ObjectCounts } from '../browser/countObjects.ts'
import { openPage } from '../browser/openPage.ts'
import { withBrowser } from '../browser/withBrowser.ts'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { rotateViews } from '../page/rotateViews.ts'
import type { Bench, Findings } from './bench.ts'
import { cycleDialog } from './cycleDialog.ts'

/** Two rounds of all views. */
const round = 26
/** Rounds after which caches are filled. */
const maxWarmUpRounds = 6
/** Both counts follow the same view, because React keeps the last rendered tree. */
const rounds = { usual: 8, long: 40 }

/**
 * The reported heap includes the machine code of hot functions. Without compilation, the count
 * covers only objects.
 */
const jsFlags = ['--jitless']

/** Measures what opening and closing the dialog leaves behind. */
export function measureLeak(bench: Bench): Promise<Findings<typeof budgets.leak>> {
  return measure(bench, rounds.usual * round)
}

/** The same over more than a thousand cycles. */
export function measureLeakLong(bench: Bench): Promise<Findings<typeof budgets.leakLong>> {
  return measure(bench, rounds.long * round)
}

async function measure(bench: Bench, cycles: number): Promise<Findings<typeof budgets.leak>> {
  const [bare, cleat] = await Promise.all([
    withBrowser({ jsFlags }, (browser) => measureApp(browser, { url: bench.bare.origin, cycles })),
    withBrowser({ jsFlags }, (browser) =>
      measureApp(browser, { url: bench.cleat.origin, cycles, prepare: announceWallets }),
    ),
  ])
  const compare = (key: 'nodes' | 'listeners' | 'heap', unit: string) => ({
    value: cleat[key],
    bare: formatAmount(bare[key], unit),
    cleat: formatAmount(cleat[key], unit),
  })
  return {
    measured: {
      nodes: compare('nodes', ''),
      listeners: compare('listeners', ''),
      heap: compare('heap', 'kB'),
    },
    notes: [
      `Leak: ${cycles} cycles through every view after ${cleat.warmUp} to warm up, without machine code in the heap.`,
    ],
  }
}

async function measureApp(
  browser: Browser,
  parameters: { url: string; cycles: number; prepare?: () => void },
) {
  const { url, cycles, prepare } = parameters
  const { page, session, close } = await openPage(browser, url, { prepare })
  try {
    await answerChains(page)
    await page.evaluate(rotateViews)
    const { warmUp, counts: before } = await settle(page, session)
    await page.evaluate(cycleDialog, cycles)
    const after = await countAtRest(page, session)
    return {
      warmUp,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: (after.heapBytes - before.heapBytes) / cycles / 1000,
    }
  } finally {
    await close()
  }
}

/**
 * Cycles until a round adds no nodes and listeners. On a busy machine, a view that closes while
 * loading is first rendered some rounds later. A real leak keeps growing and shows in the cycles
 * that follow.
 */
async function settle(page: Page, session: CDPSession) {
  let last: ObjectCounts | undefined
  for (let rounds = 1; ; rounds += 1) {
    await page.evaluate(cycleDialog, round)
    const counts = await countAtRest(page, session)
    const isSettled = counts.nodes === last?.nodes && counts.listeners === last.listeners
    if (isSettled || rounds === maxWarmUpRounds) return { warmUp: rounds * round, counts }
    last = counts
  }
}

/** The minimum of several counts: a pending request holds listeners until it is answered. */
async function countAtRest(page: Page, session: CDPSession): Promise<ObjectCounts> {
  const all: ObjectCounts[] = []
  for (let count = 0; count < 5; count += 1) {
    if (count > 0) await page.waitForTimeout(1000)
    all.push(await countObjects(session))
  }
  const least = (key: keyof ObjectCounts) => Math.min(...all.map((counts) => counts[key]))
  return { nodes: least('nodes'), listeners: least('listeners'), heapBytes: least('heapBytes') }
}
