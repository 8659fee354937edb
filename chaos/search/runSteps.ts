import { createSwapWatch } from '../judge/createSwapWatch.ts'
import { judgeConfirmed } from '../judge/judgeConfirmed.ts'
import { judgeEnd } from '../judge/judgeEnd.ts'
import { judgePayments } from '../judge/judgePayments.ts'
import { judgePurchaseClaims } from '../judge/judgePurchaseClaims.ts'
import { judgePurchaseEnds } from '../judge/judgePurchaseEnds.ts'
import { judgePurchases } from '../judge/judgePurchases.ts'
import { judgeSwapClaims } from '../judge/judgeSwapClaims.ts'
import type { Chains } from '../neighbours/startChains.ts'
import type { Shop } from '../neighbours/startShop.ts'
import { act } from '../visitor/act.ts'
import type { SetUp } from '../visitor/app.ts'
import type { Step } from '../visitor/step.ts'
import { createWorld, type World } from '../world.ts'

/** How a run ended. */
export type Result = {
  /** What must never happen, and did. */
  readonly faults: readonly string[]
  /** The steps that were taken, up to the first fault. */
  readonly steps: number
  readonly counts: ReadonlyMap<string, number>
}

let runs = 0

/** Takes the steps in a new world, and judges what came of them. */
export async function runSteps(parameters: {
  chains: Chains
  steps: readonly Step[]
  setUp: SetUp
  shop?: Shop | undefined
}): Promise<Result> {
  const { chains, steps, setUp, shop } = parameters
  runs += 1
  // Whatever an earlier run left them at.
  shop?.lie({ seeds: [], onLie: () => undefined })
  await shop?.control({ webhooks: 'in-order', isApiUp: true })
  const world = createWorld({ chains, setUp, shop, run: `${process.pid} ${runs}` })
  const { browser, journal } = world
  const swaps = await createSwapWatch(world)
  const onRejection = (error: unknown) => {
    journal.faults.push(`unhandled at step ${world.at}: ${describe(error)}`)
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onRejection)
  try {
    for (const step of steps) {
      world.at += 1
      journal.count(`step ${step.do}`)
      if (step.after) world.putOff(step)
      else await act(world, step)
      await browser.settle()
      if (step.do === 'calm' && !step.after) judgeEnd(world)
      await judgeConfirmed(world)
      await judgeSwapClaims(world)
      await judgePurchaseClaims(world)
      if (world.at % 500 === 0) {
        await judgePayments(chains, journal)
        await swaps.judge()
        await judgeBought(world)
      }
      if (journal.faults.length > 0) break
    }
    if (journal.faults.length === 0) {
      await act(world, { do: 'calm' })
      judgeEnd(world)
      await judgePayments(chains, journal)
      await judgeSwapClaims(world)
      await judgePurchaseClaims(world)
      await swaps.judge()
      await judgeBought(world)
      journal.faults.push(...(await listWrongEnds(world)))
    }
  } finally {
    browser.close()
    await browser.settle()
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onRejection)
  }
  journal.counts.set('consents', journal.consents.length)
  journal.counts.set('swaps made as shown', journal.swapped.size)
  journal.counts.set('news of swaps', journal.claims.size)
  journal.counts.set('purchases paid', journal.purchaseConsents.size)
  journal.counts.set('purchases that arrived as shown', journal.bought.size)
  journal.counts.set('purchases called delivered', journal.delivered.size)
  journal.counts.set('payments made as shown', journal.paid.size)
  journal.counts.set('payments called confirmed', journal.confirmed.size)
  return { faults: journal.faults, steps: world.at, counts: journal.counts }
}

async function judgeBought({ chains, journal, shop }: World): Promise<void> {
  if (shop && journal.purchaseConsents.size > 0)
    await judgePurchases(chains, journal, await shop.list())
}

/** The service asks sellers, too, so the page may be a moment late. */
async function listWrongEnds(world: World): Promise<readonly string[]> {
  for (let tries = 0; tries < 3; tries += 1) {
    const wrong = await judgePurchaseEnds(world)
    if (wrong.length === 0) return []
    await act(world, { do: 'calm' })
  }
  return await judgePurchaseEnds(world)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
