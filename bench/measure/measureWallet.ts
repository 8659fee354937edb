import type { Browser, Page } from 'playwright-core'
import { createWalletVisitor } from '../browser/createWalletVisitor.ts'
import { openPage } from '../browser/openPage.ts'
import { serveApp } from '../browser/serveApp.ts'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { signText } from '../page/signText.ts'
import { watchHandshake } from '../page/watchHandshake.ts'
import { type Chains, startChains } from '../server/startChains.ts'
import { startWalletOrigin, type WalletOrigin } from '../server/startWalletOrigin.ts'
import { longestTask, taskCategories } from '../statistics/longestTask.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Bench, Findings } from './bench.ts'

/** First visits, each of which makes a wallet; and what a known visitor does in each. */
const [visits, reloads, logins, signatures] = [5, 5, 4, 5]

type Times = {
  readonly cold: number[]
  readonly warm: number[]
  readonly reload: number[]
  readonly login: number[]
  readonly creation: number[]
  readonly signature: number[]
  /** How long a worker with keys outlives its signature. */
  readonly worker: number[]
  /** The processor time of the longest task of the app's page in each visit. */
  readonly tasks: number[]
  /** Requests to the wallet's origin before a login was chosen. */
  early: number
}

/**
 * Measures the embedded wallet in an app's page: what it takes after each thing that a visitor
 * does, over a service and a mailbox on this machine.
 */
export async function measureWallet({ browser }: Bench): Promise<Findings<typeof budgets.wallet>> {
  const site = await serveApp('wallet', { isCached: true })
  const times: Times = {
    ...{ cold: [], warm: [], reload: [], login: [], creation: [], signature: [] },
    ...{ worker: [], tasks: [], early: 0 },
  }
  await using started = new AsyncDisposableStack()
  started.defer(() => site.stop())
  const wallet = await startWalletOrigin({ host: site.origin })
  started.defer(() => wallet.stop())
  const chains = await startChains()
  started.defer(() => chains.stop())
  for (let visit = 0; visit < visits; visit += 1) {
    const email = `eve${visit}@mail.example`
    await visitOnce(browser, { site: site.origin, wallet, chains, times, email })
  }
  const p95 = (values: readonly number[]) => ({ value: percentile(values, 95) })
  const list = (values: readonly number[]) => values.map((ms) => formatAmount(ms, 'ms')).join(', ')
  const { cold, warm, reload, login, creation, signature, worker, tasks, early } = times
  return {
    measured: {
      early: { value: early },
      warm: p95(warm),
      cold: p95(cold),
      reload: p95(reload),
      login: p95(login),
      creation: p95(creation),
      signature: p95(signature),
      worker: { value: Math.max(...worker) },
      task: { value: Math.max(...tasks) },
    },
    notes: [
      `Wallet: from a press to what it brings, p95. Page to frame ${list(warm)}; the first time ${list(cold)}.`,
      `  A reload ${list(reload)}; a login ${list(login)}; a new wallet ${list(creation)}; a signature ${list(signature)}.`,
      `  A worker outlives its signature by ${list(worker)}; the longest task of the page took ${list(tasks)} of a processor.`,
    ],
  }
}

async function visitOnce(
  browser: Browser,
  given: { site: string; wallet: WalletOrigin; chains: Chains; times: Times; email: string },
): Promise<void> {
  const { site, wallet, chains, times, email } = given
  const url = `${site}/?${new URLSearchParams({ wallet: wallet.url, chains: chains.url })}`
  const { page, requests, close } = await openPage(browser, url, { prepare: watchHandshake })
  try {
    await browser.startTracing(page, { categories: [...taskCategories] })
    const visitor = createWalletVisitor(page, wallet)
    const choose = async () => {
      await page.getByRole('button', { name: /connect/i }).click()
      await page.getByRole('textbox', { name: 'Email' }).waitFor()
    }
    await choose()
    await page.waitForLoadState('networkidle')
    times.early += requests.filter(({ url: one }) => one.startsWith(wallet.url)).length

    await visitor.askCode(email)
    times.cold.push(await readHandshake(page))
    const created = await visitor.createWallet(await visitor.typeCode(email))
    await untilConnected(page)
    times.creation.push(created)

    for (let at = 0; at < signatures; at += 1) await sign(page, { visitor, times })
    for (let at = 0; at < logins; at += 1) {
      await page.evaluate(() => window.benchKit?.disconnect())
      await page.evaluate(() => performance.clearMarks('connected'))
      await choose()
      await visitor.askCode(email)
      const typedAt = await visitor.typeCode(email)
      times.login.push((await untilConnected(page)) - typedAt)
    }
    times.tasks.push(longestTask(await browser.stopTracing(), { mark: 'connected' }))
    for (let at = 0; at < reloads; at += 1) {
      await page.reload()
      const connectedAt = await untilConnected(page)
      times.reload.push(connectedAt - (await page.evaluate(() => performance.timeOrigin)))
      times.warm.push(await readHandshake(page))
    }
  } finally {
    await close()
  }
}

async function sign(
  page: Page,
  { visitor, times }: { visitor: ReturnType<typeof createWalletVisitor>; times: Times },
): Promise<void> {
  let endedAt = Number.NaN
  const onWorker = (worker: { on(event: 'close', listen: () => void): unknown }) =>
    worker.on('close', () => {
      endedAt = Date.now()
    })
  page.on('worker', onWorker)
  const signing = page.evaluate(signText)
  const confirmedAt = await visitor.confirm()
  const signedAt = await signing
  times.signature.push(signedAt - confirmedAt)
  await page.waitForTimeout(1_200)
  page.off('worker', onWorker)
  times.worker.push(endedAt - signedAt)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** @returns when the account was there, in ms since 1970 */
async function untilConnected(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('connected').length > 0)
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('connected')
    return performance.timeOrigin + (mark?.startTime ?? Number.NaN)
  })
}

async function readHandshake(page: Page): Promise<number> {
  await page.waitForFunction(() => window.benchHandshakeMs !== undefined)
  return page.evaluate(() => window.benchHandshakeMs ?? Number.NaN)
}
