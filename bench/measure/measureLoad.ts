import { formatAmount } from '../budgets/formatAmount.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { type Comparison, comparePairs } from '../statistics/comparePairs.ts'
import type { Bench, Findings } from './bench.ts'
import { measureReady, type Ready } from './measureReady.ts'

/** A judgement needs at least so many pairs, and more of them do not change it. */
const pairCounts = { least: 8, most: 48 }

/**
 * Measures how much later the button is ready than in the bare app. Pairs are added until the
 * quickest of them are within the budget.
 */
export async function measureLoad(bench: Bench): Promise<Findings<typeof budgets.load>> {
  await measurePair(bench, 0)
  const pairs: ReadyPair[] = []
  const compare = (key: keyof Ready): Comparison =>
    comparePairs(pairs.map(({ bare, cleat }) => ({ bare: bare[key], cleat: cleat[key] })))
  const isSettled = () =>
    pairs.length >= pairCounts.least && compare('ms').ratio <= budgets.load.ready.aim
  while (pairs.length < pairCounts.most && !isSettled())
    pairs.push(await measurePair(bench, pairs.length))

  const [time, work] = [compare('ms'), compare('workMs')]
  return {
    measured: {
      ready: {
        value: time.ratio,
        bare: formatAmount(time.bare, 'ms'),
        cleat: formatAmount(time.cleat, 'ms'),
      },
    },
    notes: [
      `Load: the quickest quarter of ${pairs.length} pairs, the processor slowed down fourfold.`,
      `  Work of the main thread, which a busy machine distorts less: ${formatAmount(work.bare, 'ms')} and ${formatAmount(work.cleat, 'ms')}, ${formatAmount(work.ratio, '×')}.`,
    ],
  }
}

type ReadyPair = { readonly bare: Ready; readonly cleat: Ready }

/** Alternates which side goes first. */
async function measurePair({ browser, ...sites }: Bench, turn: number): Promise<ReadyPair> {
  if (turn % 2 === 0) {
    const bare = await measureReady(browser, sites.bare.origin)
    return { bare, cleat: await measureReady(browser, sites.cleat.origin) }
  }
  const cleat = await measureReady(browser, sites.cleat.origin)
  return { bare: await measureReady(browser, sites.bare.origin), cleat }
}
