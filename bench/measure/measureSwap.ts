import type { Page, Route } from 'playwright-core'
import { openPage } from '../browser/openPage.ts'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { openSwap } from '../page/openSwap.ts'
import { timeFigure } from '../page/timeFigure.ts'
import { untilQuiet } from '../page/untilQuiet.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Bench, Findings } from './bench.ts'

const slowdown = 4
/** Each has another price, which no earlier answer has shown. In whole coins. */
const amounts = [2, 3, 4, 5, 6, 7, 8, 9]
const whole = 10n ** 18n
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const price = 2486n

/**
 * Measures what a visitor waits for once the price of a swap has arrived: from the end of the
 * answer to the frame with its figure, on a processor that is slowed down.
 */
export async function measureSwap({
  browser,
  cleat,
}: Bench): Promise<Findings<typeof budgets.swap>> {
  const opened = await openPage(browser, `${cleat.origin}/?prefetch=none`, {
    prepare: announceWallets,
  })
  try {
    const { page, session } = opened
    await page.route(({ hostname }) => hostname !== '127.0.0.1', answerNode)
    await page.route('**/data/v1/**', answerService)
    await page.evaluate(openSwap, `${cleat.origin}/data`)
    await page.getByRole('group', { name: 'You receive' }).getByText('USDC').waitFor()
    // All code has been loaded and run once.
    await time(page, 1)
    await page.evaluate(untilQuiet)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (const amount of amounts) {
      times.push(await time(page, amount))
      await page.evaluate(untilQuiet)
    }
    const list = times.map((ms) => formatAmount(ms, 'ms')).join(', ')
    return {
      // Other work on the machine only adds.
      measured: { figure: { value: percentile(times, 25) } },
      notes: [
        `Swap: the quickest quarter from the answer to the figure, processor slowed ×${slowdown}: ${list}.`,
      ],
    }
  } finally {
    await opened.close()
  }
}

/** Types an amount, and returns how long its figure took. */
async function time(page: Page, amount: number): Promise<number> {
  const asked = `amount=${BigInt(amount) * whole}&`
  const figure = (price * BigInt(amount)).toLocaleString('en-US')
  const typing = page.getByRole('textbox', { name: 'Amount you pay' }).fill(String(amount))
  const [ms] = await Promise.all([page.evaluate(timeFigure, { asked, figure }), typing])
  return ms
}

type Call = { readonly id: number; readonly method: string }

const answers: Readonly<Record<string, string>> = {
  ...{ eth_chainId: '0x1', eth_getBalance: `0x${(100n * whole).toString(16)}` },
  ...{ eth_gasPrice: '0x1', eth_blockNumber: '0x10', eth_getCode: '0x' },
}

/** Answers in the place of the first network: the account has a hundred coins. */
async function answerNode(route: Route): Promise<void> {
  const calls = route.request().postDataJSON() as Call | Call[] | null
  if (!calls) return route.abort()
  const answer = ({ id, method }: Call) => ({
    ...{ jsonrpc: '2.0', id, result: answers[method] ?? '0x' },
  })
  return route.fulfill({
    json: Array.isArray(calls) ? calls.map(answer) : answer(calls),
    headers: { 'access-control-allow-origin': '*' },
  })
}

/** Answers in the place of the service: one token, and three sources with almost the same price. */
async function answerService(route: Route): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url())
  const read = (name: string) => searchParams.get(name) ?? ''
  if (pathname.endsWith('/convert/tokens')) {
    const token = { name: 'USD Coin', symbol: 'USDC', address: `eip155:1:${usdc}`, decimals: 6 }
    return route.fulfill({ json: { tokens: read('chainId') === 'eip155:1' ? [token] : [] } })
  }
  if (!pathname.endsWith('/convert/quotes')) return route.fulfill({ status: 404, body: '' })
  const amount = BigInt(read('amount'))
  const quotes = [0n, 1n, 2n].map((less) => ({
    ...{ id: `quote-${less}`, kind: 'transaction' },
    ...{ source: { id: `source-${less}`, name: `Source ${less}` } },
    ...{ fromAmount: String(amount), fromAccount: read('from'), toAccount: read('to') },
    toAmount: String((amount * price) / 10n ** 12n - less),
    expiresAt: new Date(Date.now() + 30_000).toISOString(),
  }))
  return route.fulfill({ json: { quotes } })
}
