import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { type Load, type LoadResult, runLoad } from '../relay/runLoad.ts'
import { type SocketWeight, weighSockets } from '../relay/weighSockets.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Findings } from './bench.ts'

/** The full load of the relay. It takes three minutes. */
const full: Load = { sockets: 2000, messages: 200_000, perSecond: 1500 }
/** The quick form. */
const brief: Load = { sockets: 200, messages: 10_000, perSecond: 500 }

export declare namespace measureRelay {
  type Parameters = {
    /** Number of idle sockets to weigh before the load. @default the load's own number */
    sockets?: number | undefined
  }
}

export async function measureRelay(
  parameters: measureRelay.Parameters = {},
): Promise<Findings<typeof budgets.relay>> {
  const weight = await weighSockets(parameters.sockets ?? full.sockets)
  const result = await runLoad(full)
  const measured = {
    ...measureDelivery(result),
    latency: { value: percentile(result.calmMs, 99) },
    cutLatency: { value: percentile(result.cutMs, 99) },
    crashLatency: { value: percentile(result.crashMs, 99) },
    held: { value: result.heldMs.p99 },
    memory: { value: weight.bytesPerSocket / 1000 },
  }
  return { measured, notes: [...describe(full, result), describeWeight(weight)] }
}

/**
 * Other load on the machine affects the slowest messages first, so only the median has a budget
 * here.
 */
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
  const { perSecond, cuts, calmMs, cutMs, crashMs, repeated, heldMs } = result
  const ms = (value: number) => formatAmount(value, 'ms')
  const show = (values: readonly number[]) =>
    values.length > 0
      ? `p50 ${ms(percentile(values, 50))}, p99 ${ms(percentile(values, 99))}`
      : 'no message'
  return [
    `Relay: ${messages} messages between ${sockets} sockets, ${perSecond.toFixed(0)} a second, ${cuts} cuts and one kill -9.`,
    `  ${show(calmMs)} in calm; ${show(cutMs)} around cuts; ${show(crashMs)} around the crash.`,
    `  p50 ${ms(heldMs.p50)}, p99 ${ms(heldMs.p99)} in the relay itself, since it came back.`,
    `  Late by themselves (p99): the relay ${ms(result.relayLagMs)}, the generator ${ms(result.generatorLagMs)}.`,
    `  ${repeated} messages came again and were known.`,
  ]
}

function describeWeight({ sockets, bytesPerSocket, openMs }: SocketWeight): string {
  const weight = formatAmount(bytesPerSocket / 1000, 'kB')
  return `  ${sockets} idle sockets: ${weight} each, all open in ${formatAmount(openMs, 'ms')}.`
}
