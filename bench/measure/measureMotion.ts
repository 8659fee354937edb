import type { Browser, Page } from 'playwright-core'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { announceWallets } from '../page/announceWallets.ts'
import { untilQuiet } from '../page/untilQuiet.ts'
import { countRendering, type Rendering } from '../statistics/countRendering.ts'
import { longestTask, taskCategories } from '../statistics/longestTask.ts'
import { median } from '../statistics/median.ts'
import type { Bench, Findings } from './bench.ts'

const slowdown = 4
const visits = 3
/** Longer than anything moves. */
const motionMs = 600

type Motion = Rendering & { readonly task: number }
type Visited = { readonly [name in 'open' | 'turn' | 'taller' | 'success']: Motion }

/**
 * Measures what moves once its code is there: opening, a change of view, one to a taller view, and
 * a success. Tasks are measured in processor time, times four.
 */
export async function measureMotion({
  browser,
  cleat,
}: Bench): Promise<Findings<typeof budgets.motion>> {
  const moved: Visited[] = []
  const still: Visited[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    moved.push(await watch(browser, cleat.origin, 'no-preference'))
    still.push(await watch(browser, cleat.origin, 'reduce'))
  }
  const task = (name: keyof Visited, found: readonly Visited[] = moved) =>
    median(found.map((visited) => visited[name].task * slowdown))
  const most = (name: keyof Visited, count: keyof Rendering) =>
    Math.max(...moved.map((visited) => visited[name][count]))
  const names = ['open', 'turn', 'taller', 'success'] as const
  const more = names.map((name) => task(name) - task(name, still))
  const list = (found: readonly Visited[]) =>
    names.map((name) => `${name} ${formatAmount(task(name, found), 'ms')}`).join(', ')
  return {
    measured: {
      styled: { value: most('turn', 'styled') },
      layouts: { value: most('turn', 'layouts') },
      turnAtOnce: { value: most('turn', 'most') },
      successAtOnce: { value: most('success', 'most') },
      open: { value: task('open') },
      turn: { value: Math.max(task('turn'), task('taller')) },
      success: { value: task('success') },
      more: { value: Math.max(...more) },
    },
    notes: [
      `Motion: processor time of the longest task, times ${slowdown}: ${list(moved)}; where motion is reduced: ${list(still)}.`,
    ],
  }
}

async function watch(
  browser: Browser,
  origin: string,
  reducedMotion: 'no-preference' | 'reduce',
): Promise<Visited> {
  const context = await browser.newContext({ reducedMotion })
  try {
    await context.addInitScript(announceWallets)
    const page = await context.newPage()
    await page.goto(origin)
    await page.getByRole('button', { name: /connect/i }).waitFor()
    const trace = (act: () => Promise<unknown>) => traceMotion({ browser, page, act })
    const open = () => page.evaluate(() => window.benchDialog?.open())
    const show = (route: { name: string } & Record<string, string>) =>
      page.evaluate((to) => window.benchKit?.controllers.router.push(to), route)
    const close = async () => {
      await page.evaluate(() => window.benchDialog?.close())
      await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    }
    // Everything has been loaded and shown once.
    await open()
    for (const name of ['WhatIsAWallet', 'AllWallets', 'Connect']) {
      await show({ name })
      await page.evaluate(untilQuiet)
    }
    await close()
    const opening = await trace(open)
    const turn = await trace(() => show({ name: 'WhatIsAWallet' }))
    await show({ name: 'Connect' })
    await page.evaluate(untilQuiet)
    const taller = await trace(() => show({ name: 'AllWallets' }))
    const wallet = { connectorId: 'dev.cleat.buoy', wallet: 'Buoy' }
    const success = await trace(async () => {
      await show({ name: 'ConnectingExternal', ...wallet })
      await page.locator('dialog [data-state="success"]').waitFor()
    })
    return { open: opening, turn, taller, success }
  } finally {
    await context.close()
  }
}

async function traceMotion(parameters: {
  browser: Browser
  page: Page
  act: () => Promise<unknown>
}): Promise<Motion> {
  const { browser, page, act } = parameters
  await page.evaluate(untilQuiet)
  await browser.startTracing(page, { categories: ['devtools.timeline', ...taskCategories] })
  await act()
  await page.waitForTimeout(motionMs)
  const trace = await browser.stopTracing()
  return { ...countRendering(trace), task: longestTask(trace) }
}
