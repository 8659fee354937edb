import { fundBitcoinWallet } from '../neighbours/createBitcoinChaosWallet.ts'
import { startChains } from '../neighbours/startChains.ts'
import { startShop } from '../neighbours/startShop.ts'
import { drawSteps, type Step } from '../visitor/step.ts'
import { type Result, runSteps } from './runSteps.ts'
import { shrinkSteps } from './shrinkSteps.ts'

export declare namespace search {
  type Parameters = {
    seeds: readonly number[]
    /** How many steps each seed takes. */
    steps: number
    /** Steps to take instead of those of the seeds. */
    replay?: readonly Step[] | undefined
    /** How many steps may be taken to find out which of them a failure needs. */
    budget: number
  }
  type ReturnType = Promise<{ readonly passed: number; readonly failed: number }>
}

/** Takes the steps of each seed in a new world on the same chains, and prints what came of it. */
export async function search(parameters: search.Parameters): search.ReturnType {
  const { seeds, budget, replay } = parameters
  const chains = await startChains()
  await fundBitcoinWallet(chains.localnet)
  const shop = await startShop(chains)
  const sums = new Map<string, number>()
  let failed = 0
  for (const seed of seeds) {
    const startedAt = performance.now()
    const steps = replay ?? drawSteps(seed, parameters.steps)
    const setUp = { evm: seed % 2 === 0 ? 'wagmi' : 'ethers', hasData: seed % 4 < 2 } as const
    const run = (left: readonly Step[]) => runSteps({ chains, setUp, shop, steps: left })
    const result = await run(steps)
    for (const [name, count] of result.counts) sums.set(name, (sums.get(name) ?? 0) + count)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const mark = result.faults.length > 0 ? '✗' : '✓'
    const kind = setUp.hasData ? `${setUp.evm}, Data API` : setUp.evm
    console.log(`${mark} seed ${seed} (${kind}): ${result.steps} steps in ${seconds} s`)
    if (result.faults.length === 0) continue
    failed += 1
    await explain({ steps: steps.slice(0, result.steps), result, run, budget })
  }
  await shop.stop()
  await chains.stop()
  console.log(
    [...sums]
      .sort()
      .map(([name, count]) => `${count} ${name}`)
      .join('\n'),
  )
  return { passed: seeds.length - failed, failed }
}

/** Prints the faults, and the fewest steps found that cause one of their kind. */
async function explain(parameters: {
  steps: readonly Step[]
  result: Result
  run: (steps: readonly Step[]) => Promise<Result>
  budget: number
}): Promise<void> {
  const { steps, result, run, budget } = parameters
  console.log(result.faults.join('\n'))
  const kind = readKind(result.faults[0] ?? '')
  const left = await shrinkSteps({
    ...{ steps, budget },
    fails: async (fewer) => (await run(fewer)).faults.some((fault) => readKind(fault) === kind),
  })
  console.log(`These ${left.length} steps cause it (--replay <file>):`)
  console.log(JSON.stringify(left).replaceAll('},{', '},\n {'))
}

/** The fault without what differs between runs. */
function readKind(fault: string): string {
  return (fault.split('\n')[0] ?? '').replaceAll(/0x[\da-fA-F]+|bcrt1\w+|\d+/g, '')
}
