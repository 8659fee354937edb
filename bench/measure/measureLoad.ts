import type { Browser } from 'playwright-core'
import { formatAmount } from '../budgets/formatAmount.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { type Comparison, comparePairs, type Pair } from '../statistics/comparePairs.ts'
import type { Bench, Findings } from './bench.ts'
import { measureReady } from './measureReady.ts'

const pairsPerRound = 15
const rounds = 3

/**
 * How much later the button is ready than in the bare app. Noise only ever makes a machine slower, so the best of several rounds is
 * the truest; a round that keeps the budget is good enough.
 */
export async function measureLoad(bench: Bench): Promise<Findings<typeof budgets.load>> {
  await measurePair(bench, 0)
  const results: Comparison[] = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await measureRound(bench)
    results.push(result)
    if (result.ratio <= budgets.load.ready.max) break
  }
  const [best] = results.toSorted((a, b) => a.ratio - b.ratio)
  if (!best) throw new Error('No round was measured')
  const { ratio, bare, cleat } = best
  const ratios = results.map((result) => formatAmount(result.ratio, '×')).join(', ')
  return {
    measured: {
      ready: { value: ratio, bare: formatAmount(bare, 'ms'), cleat: formatAmount(cleat, 'ms') },
    },
    notes: [
      `Load: medians of ${pairsPerRound} pairs with the processor slowed down fourfold; best of ${results.length} rounds (${ratios}).`,
    ],
  }
}

async function measureRound(bench: Bench): Promise<Comparison> {
  const pairs: Pair[] = []
  for (let turn = 0; turn < pairsPerRound; turn += 1) pairs.push(await measurePair(bench, turn))
  return comparePairs(pairs)
}

/** The sides take turns at going first. */
async function measurePair({ browser, ...sites }: Bench, turn: number): Promise<Pair> {
  const time = (side: 'bare' | 'cleat', using: Browser) => measureReady(using, sites[side].origin)
  if (turn % 2 === 0) {
    const bare = await time('bare', browser)
    return { bare, cleat: await time('cleat', browser) }
  }
  const cleat = await time('cleat', browser)
  return { bare: await time('bare', browser), cleat }
}
