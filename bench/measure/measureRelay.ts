import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { type Load, type LoadResult, runLoad } from '../relay/runLoad.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Findings } from './bench.ts'

/** What the relay is to stand. It takes three minutes. */
const full: Load = { sockets: 2000, messages: 200_000, perSecond: 1500 }
/** The same in small. */
const brief: Load = { sockets: 200, messages: 10_000, perSecond: 500 }

export async function measureRelay(): Promise<Findings<typeof budgets.relay>> {
  const result = await runLoad(full)
  const measured = {
    ...measureDelivery(result),
    latency: { value: percentile(result.calmMs, 99) },
    memory: { value: result.bytesPerSocket / 1000 },
  }
  return { measured, notes: describe(full, result) }
}

/** Other work on the machine shows in the slowest messages first, so here the middle one is held against a budget. */
export async function measureRelayBrief(): Promise<Findings<typeof budgets.relayBrief>> {
  const result = await runLoad(brief)
  const measured = {
    ...measureDelivery(result),
    latency: { value: percentile(result.calmMs, 50) },
  }
  return { measured, notes: describe(brief, result) }
}

function measureDelivery({ lost, refused, doubled, backMs }: LoadResult) {
  return {
    lost: { value: lost + refused },
    doubled: { value: doubled },
    back: { value: backMs },
  }
}

function describe({ messages, sockets }: Load, result: LoadResult): string[] {
  const { perSecond, cuts, calmMs, allMs, repeated, bytesPerSocket, generatorLagMs } = result
  const show = (values: readonly number[]) =>
    `p50 ${formatAmount(percentile(values, 50), 'ms')}, p99 ${formatAmount(percentile(values, 99), 'ms')}`
  return [
    `Relay: ${messages} messages between ${sockets} sockets, ${perSecond.toFixed(0)} a second, ${cuts} cuts and one kill -9.`,
    `  ${show(calmMs)} in calm; ${show(allMs)} with the cuts and the crash.`,
    `  ${formatAmount(bytesPerSocket / 1000, 'kB')} a socket; ${repeated} messages came again and were known.`,
    `  The generator was ${formatAmount(generatorLagMs, 'ms')} late itself (p99).`,
  ]
}
