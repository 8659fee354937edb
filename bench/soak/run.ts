import { parseArgs } from 'node:util'
import { percentile } from '../statistics/percentile.ts'
import { type KillsResult, runKills } from './runKills.ts'

// Long runs against a relay on this machine. Each is bounded in count and time.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '1000' },
    store: { type: 'string', default: 'sqlite' },
  },
})

const runs: Record<string, () => Promise<boolean>> = {
  async kill() {
    const store = values.store === 'redis' ? 'redis' : 'sqlite'
    const show = (result: KillsResult) => console.log(describeKills(result))
    const result = await runKills({ kills: Number(values.kills), store, onRound: show })
    show(result)
    return result.lost === 0 && result.doubled === 0 && result.isWhole
  },
}

const run = runs[positionals[0] ?? '']
if (!run) throw new Error(`Name one of ${Object.keys(runs).join(', ')}.`)
process.exit((await run()) ? 0 : 1)

function describeKills(result: KillsResult): string {
  const { kills, early, storeKills, acknowledged, lost, doubled, backMs, isWhole } = result
  const [p50, p99] = [50, 99].map((at) => percentile(backMs, at).toFixed(0))
  return `${kills} kills (${early} in a start, ${storeKills} with Redis): ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; back in ${p50} ms (p50), ${p99} ms (p99)${isWhole ? '' : '; the file is damaged'}`
}
