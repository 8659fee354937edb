import type { Route } from 'playwright-core'
import { openPage } from '../browser/openPage.ts'
import type budgets from '../budgets.json'
import { openAllWallets } from '../page/openAllWallets.ts'
import { scrollToEnd } from '../page/scrollToEnd.ts'
import { median } from '../statistics/median.ts'
import type { Bench, Findings } from './bench.ts'

const count = 700

/** Measures scrolling through a long wallet list. */
export async function measureList({
  browser,
  cleat,
}: Bench): Promise<Findings<typeof budgets.list>> {
  const opened = await openPage(browser, cleat.origin)
  try {
    const { page } = opened
    await page.route('**/explorer/**', answerWallets)
    await page.evaluate(openAllWallets, `${cleat.origin}/explorer`)
    await page.getByText('Wallet 001').waitFor()
    const { frames, mostNodes, last } = await page.evaluate(scrollToEnd)
    if (!last.includes(`Wallet ${count}`)) throw new Error(`The list ended at ${last}`)
    return {
      measured: { nodes: { value: mostNodes }, frame: { value: median(frames) } },
      notes: [`List: ${count} wallets in pages of 40, ${frames.length} frames.`],
    }
  } finally {
    await opened.close()
  }
}

async function answerWallets(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  if (!url.pathname.endsWith('/getWallets')) return route.fulfill({ status: 404, body: '' })
  const page = Number(url.searchParams.get('page') ?? 1)
  const entries = Number(url.searchParams.get('entries') ?? 40)
  const from = (page - 1) * entries
  const data = Array.from({ length: Math.max(0, Math.min(entries, count - from)) }, (_, at) => {
    const number = String(from + at + 1).padStart(3, '0')
    return { id: `bench-${number}`, name: `Wallet ${number}` }
  })
  await route.fulfill({ json: { data, count } })
}
