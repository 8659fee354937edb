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

/** Twice through all views. */
const round = 26
/** What settles at all has settled by then. */
const maxWarmUpRounds = 6
/** Sixteen times: both counts are taken after the same view, of which React keeps the last picture. */
const cycles = 208

/** The engine keeps the machine code it makes of hot functions in the heap it reports. That is not ours, so it makes none. */
const jsFlags = ['--jitless']

/** What opening and closing leaves behind. */
export async function measureLeak(bench: Bench): Promise<Findings<typeof budgets.leak>> {
  const [bare, cleat] = await Promise.all([
    withBrowser({ jsFlags }, (browser) => measureApp(browser, bench.bare.origin)),
    withBrowser({ jsFlags }, (browser) => measureApp(browser, bench.cleat.origin, announceWallets)),
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

async function measureApp(browser: Browser, url: string, prepare?: () => void) {
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
 * Cycles until a round adds no nodes and listeners: on a busy machine a view that is still loading when it is closed
 * is first drawn some rounds later. What grows without end does not settle, and shows in the cycles that follow.
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

/** The smallest of some counts: a request that is under way holds listeners until it is answered. */
async function countAtRest(page: Page, session: CDPSession): Promise<ObjectCounts> {
  const all: ObjectCounts[] = []
  for (let count = 0; count < 5; count += 1) {
    if (count > 0) await page.waitForTimeout(1000)
    all.push(await countObjects(session))
  }
  const least = (key: keyof ObjectCounts) => Math.min(...all.map((counts) => counts[key]))
  return { nodes: least('nodes'), listeners: least('listeners'), heapBytes: least('heapBytes') }
}
