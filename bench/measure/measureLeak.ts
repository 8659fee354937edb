import type { Browser } from 'playwright-core'
import { answerChains } from '../browser/answerChains.ts'
import { countObjects } from '../browser/countObjects.ts'
import { openPage } from '../browser/openPage.ts'
import { withBrowser } from '../browser/withBrowser.ts'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { rotateViews } from '../page/rotateViews.ts'
import type { Bench, Findings } from './bench.ts'
import { cycleDialog } from './cycleDialog.ts'

/** Twice through all views. */
const warmUp = 26
/** Sixteen times: both counts are taken after the same view, of which React keeps the last picture. */
const cycles = 208

/** The engine keeps the machine code it makes of hot functions in the heap it reports. That is not ours, so it makes none. */
const jsFlags = ['--jitless']

/** What opening and closing leaves behind. */
export async function measureLeak(bench: Bench): Promise<Findings<typeof budgets.leak>> {
  const { bare, cleat } = await withBrowser({ jsFlags }, async (browser) => ({
    bare: await measureApp(browser, bench.bare.origin),
    cleat: await measureApp(browser, bench.cleat.origin, announceWallets),
  }))
  const compare = (key: keyof typeof cleat, unit: string) => ({
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
      `Leak: ${cycles} cycles through every view after ${warmUp} to warm up, without machine code in the heap.`,
    ],
  }
}

async function measureApp(browser: Browser, url: string, prepare?: () => void) {
  const { page, session, close } = await openPage(browser, url, { prepare })
  try {
    await answerChains(page)
    await page.evaluate(rotateViews)
    await page.evaluate(cycleDialog, warmUp)
    const before = await countObjects(session)
    await page.evaluate(cycleDialog, cycles)
    const after = await countObjects(session)
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: (after.heapBytes - before.heapBytes) / cycles / 1000,
    }
  } finally {
    await close()
  }
}
