import type { Page } from 'playwright-core'
import { answerChains } from '../browser/answerChains.ts'
import { openPage } from '../browser/openPage.ts'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { connectWallet } from '../page/connectWallet.ts'
import { timeRequests } from '../page/timeRequests.ts'
import { timeReview } from '../page/timeReview.ts'
import { untilQuiet } from '../page/untilQuiet.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Bench, Findings } from './bench.ts'

const slowdown = 4
const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const text = { method: 'personal_sign', params: ['0x48656c6c6f', account] }
const transfer = {
  method: 'eth_sendTransaction',
  params: [{ from: account, to: other, value: '0x1' }],
}
/** A text that cannot be read, so that it is reviewed. No chain is asked about it. */
const unreadable = { method: 'personal_sign', params: [`0x${'f0'.repeat(32)}`, account] }

/**
 * Measures what judging adds before a wallet is asked, on a processor that is slowed down: for a
 * text, for a payment while no node answers, and until a review is shown.
 */
export async function measureJudge({
  browser,
  cleat,
}: Bench): Promise<Findings<typeof budgets.judge>> {
  const opened = await openPage(browser, `${cleat.origin}/?prefetch=none`, {
    prepare: announceWallets,
  })
  try {
    const { page, session } = opened
    await answerChains(page)
    await page.evaluate(connectWallet)
    // All code has been loaded and run once.
    await ask(page, text, 3)
    await ask(page, transfer, 1)
    await page.evaluate(timeReview, unreadable)
    await page.evaluate(untilQuiet)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const texts = await ask(page, text, 40)
    const reviews: number[] = []
    for (let at = 0; at < 8; at += 1) {
      reviews.push(await page.evaluate(timeReview, unreadable))
      await page.evaluate(untilQuiet)
    }
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      () => undefined,
    )
    const hanging = await ask(page, transfer, 8)
    const list = (times: readonly number[]) => times.map((ms) => formatAmount(ms, 'ms')).join(', ')
    return {
      measured: {
        text: { value: percentile(texts, 95) },
        hanging: { value: percentile(hanging, 95) },
        // Other work on the machine only adds.
        review: { value: percentile(reviews, 25) },
      },
      notes: [
        `Judge: from the app to the wallet while no node answers, processor slowed ×${slowdown}: ${list(hanging)}.`,
        `Judge: from the app to the frame of the review, processor slowed ×${slowdown}: ${list(reviews)}.`,
      ],
    }
  } finally {
    await opened.close()
  }
}

function ask(page: Page, request: typeof text | typeof transfer, count: number) {
  return page.evaluate(timeRequests, { request, count })
}
