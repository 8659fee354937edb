import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { type Attack, type AttackResult, runAttack } from '../relay/runAttack.ts'
import { type Flood, type FloodResult, runFlood } from '../server/runFlood.ts'
import type { Findings } from './bench.ts'

/** The long form takes about two minutes. */
const full: Attack = { pairs: 100, perSecond: 300, seconds: 40 }
const brief: Attack = { pairs: 100, perSecond: 100, seconds: 5 }
const fullFlood: Flood = { visitors: 50, perSecond: 100, seconds: 15 }
const briefFlood: Flood = { visitors: 50, perSecond: 50, seconds: 3 }

/** Below, a quiet time says nothing about the ratio. */
const leastQuietMs = 20

export async function measureAttack(): Promise<Findings<typeof budgets.attack>> {
  return report(await runAttack(full), await runFlood(fullFlood), fullFlood.seconds)
}

/** Other load on the machine delays both times. Counts decide. */
export async function measureAttackBrief(): Promise<Findings<typeof budgets.attackBrief>> {
  return report(await runAttack(brief), await runFlood(briefFlood), briefFlood.seconds)
}

function report(attack: AttackResult, flood: FloodResult, seconds: number) {
  const { quietP99Ms, attackedP99Ms } = attack
  const { floodedP99Ms } = flood
  return {
    measured: {
      lost: { value: attack.lost },
      heap: { value: attack.heapBytes / 1_000_000 },
      slope: { value: attack.heapSlope / 1_000_000 },
      slower: { value: attackedP99Ms / Math.max(quietP99Ms, leastQuietMs) },
      latency: { value: attackedP99Ms },
      failed: { value: flood.failed },
      floodSlower: { value: floodedP99Ms / Math.max(flood.quietP99Ms, leastQuietMs) },
      floodServed: { value: (flood.done + flood.refused) / seconds },
      floodLatency: { value: floodedP99Ms },
    },
    notes: [...describeAttack(attack), ...describeFlood(flood)],
  }
}

const ms = (value: number) => formatAmount(value, 'ms')
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

function describeAttack(result: AttackResult): string[] {
  const { messages, lost, quietP99Ms, attackedP50Ms, attackedP99Ms, done, refused } = result
  return [
    `Attack: ${messages} messages of honest pairs beside large publications, fetches, subscriptions, tiny frames, refused sockets and changing networks; ${lost} lost.`,
    `  p99 ${ms(quietP99Ms)} in peace; p50 ${ms(attackedP50Ms)}, p99 ${ms(attackedP99Ms)} under attack. Attackers were served ${done} times and refused ${refused} times.`,
    `  The relay used ${percent(result.busyShare)} of a core, was late by ${ms(result.relayLagMs)} (p99) and held messages for ${ms(result.heldP99Ms)} (p99).`,
  ]
}

function describeFlood(result: FloodResult): string[] {
  const { requests, failed, quietP99Ms, floodedP99Ms, done, refused } = result
  return [
    `Flood: ${requests} requests of visitors beside one who asks without end; ${failed} failed.`,
    `  p99 ${ms(quietP99Ms)} in peace, ${ms(floodedP99Ms)} beside it. It was served ${done} times and refused ${refused} times. The service used ${percent(result.busyShare)} of a core and was late by ${ms(result.serverLagMs)} (p99).`,
  ]
}
