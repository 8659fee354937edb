import { parseArgs } from 'node:util'
import { percentile } from '../statistics/percentile.ts'
import { runDisk } from './runDisk.ts'
import { type IndexKillsResult, runIndexKills } from './runIndexKills.ts'
import { type KillsResult, runKills } from './runKills.ts'
import { runSoak } from './runSoak.ts'

// Long runs of services on this machine: `kill`, `disk` and `heap` of the relay, `index` of the
// history. Each is bounded.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '1000' },
    store: { type: 'string', default: 'sqlite' },
    /** How often the disk gets full. */
    rounds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '240' },
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
  async index() {
    const show = (result: IndexKillsResult) => console.log(describeIndexKills(result))
    const result = await runIndexKills({ kills: Number(values.kills), onRound: show })
    show(result)
    return result.missing === 0 && result.doubled === 0
  },
  async disk() {
    const result = await runDisk({ rounds: Number(values.rounds) })
    const { rounds, acknowledged, refused, lost, doubled, backMs, isWhole } = result
    console.log(
      `${rounds} times full: ${acknowledged} acknowledged, ${refused} refused, ${lost} lost, ${doubled} doubled; back in ${describeTimes(backMs)}${isWhole ? '' : '; the file is damaged'}`,
    )
    return lost === 0 && doubled === 0 && isWhole
  },
  async heap() {
    const result = await runSoak({ seconds: Number(values.minutes) * 60, perSecond: 200 })
    const { messages, lost, visits, firstBytes, lastBytes, slopePerHour } = result
    const [first, last, slope] = [firstBytes, lastBytes, slopePerHour].map((it) =>
      (it / 1_000_000).toFixed(2),
    )
    console.log(
      `${messages} messages, ${lost} lost, ${visits} clients came and left; heap ${first} → ${last} MB, ${slope} MB an hour`,
    )
    // Flat within 5 %.
    return lost === 0 && lastBytes < 1.05 * firstBytes
  },
}

const run = runs[positionals[0] ?? '']
if (!run) throw new Error(`Name one of ${Object.keys(runs).join(', ')}.`)
process.exit((await run()) ? 0 : 1)

function describeKills(result: KillsResult): string {
  const { kills, early, storeKills, acknowledged, lost, doubled, backMs, isWhole } = result
  return `${kills} kills (${early} in a start, ${storeKills} with Redis): ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; back in ${describeTimes(backMs)}${isWhole ? '' : '; the file is damaged'}`
}

function describeIndexKills(result: IndexKillsResult): string {
  const { kills, early, payments, missing, doubled, backMs } = result
  return `${kills} kills (${early} in a start): ${payments} payments, ${missing} missing, ${doubled} doubled in the history; back in ${describeTimes(backMs)}`
}

function describeTimes(ms: readonly number[]): string {
  return `${percentile(ms, 50).toFixed(0)} ms (p50), ${percentile(ms, 99).toFixed(0)} ms (p99)`
}
