import { createSwapWatch } from '../judge/createSwapWatch.ts'
import { judgeConfirmed } from '../judge/judgeConfirmed.ts'
import { judgeEnd } from '../judge/judgeEnd.ts'
import { judgePayments } from '../judge/judgePayments.ts'
import { judgeSwapClaims } from '../judge/judgeSwapClaims.ts'
import type { Chains } from '../neighbours/startChains.ts'
import { act } from '../visitor/act.ts'
import type { SetUp } from '../visitor/app.ts'
import type { Step } from '../visitor/step.ts'
import { createWorld } from '../world.ts'

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
}): Promise<Result> {
  const { chains, steps, setUp } = parameters
  runs += 1
  const world = createWorld({ chains, setUp, run: `${process.pid} ${runs}` })
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
      if (world.at % 500 === 0) {
        await judgePayments(chains, journal)
        await swaps.judge()
      }
      if (journal.faults.length > 0) break
    }
    if (journal.faults.length === 0) {
      await act(world, { do: 'calm' })
      judgeEnd(world)
      await judgePayments(chains, journal)
      await judgeSwapClaims(world)
      await swaps.judge()
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
  journal.counts.set('payments made as shown', journal.paid.size)
  journal.counts.set('payments called confirmed', journal.confirmed.size)
  return { faults: journal.faults, steps: world.at, counts: journal.counts }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
