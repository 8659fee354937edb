import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { runLoad, type ServerLoad, type ServerLoadResult } from '../server/runLoad.ts'
import { type QuoteLoad, type QuoteLoadResult, runQuotes } from '../server/runQuotes.ts'
import { runSessions, type SessionLoad, type SessionLoadResult } from '../server/runSessions.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Findings } from './bench.ts'

/**
 * The full load of the data service, on two cores that it shares with the chain and the clients. It
 * takes a minute.
 */
const full: ServerLoad = {
  reads: 30_000,
  perSecond: 500,
  accounts: 2500,
  warmUp: { reads: 2500, perSecond: 100 },
}
/**
 * The quick form. Few connections keep it independent of other load on the machine; it then takes
 * longer.
 */
const brief: ServerLoad = {
  reads: 2000,
  perSecond: 1000,
  accounts: 1000,
  warmUp: { reads: 300, perSecond: 300 },
  sockets: 8,
  timeoutMs: 120_000,
}

/** Quotes of swaps, from three local sources. */
const quotes: QuoteLoad = { quotes: 6000, perSecond: 200, firmEvery: 10 }

/** Reads of what accounts let apps do. */
const sessions: SessionLoad = { reads: 18_000, perSecond: 300, accounts: 500, permissions: 5 }

export async function measureServer(): Promise<Findings<typeof budgets.server>> {
  const result = await runLoad(full)
  const quoted = await runQuotes(quotes)
  const listed = await runSessions(sessions)
  const measured = {
    failed: { value: result.failed },
    rate: { value: full.perSecond / result.perSecond },
    latency: { value: percentile(result.lateMs, 99) },
    quotesFailed: { value: quoted.failed },
    quotesRate: { value: quotes.perSecond / quoted.perSecond },
    quotesLatency: { value: percentile(quoted.lateMs, 99) },
    sessionsFailed: { value: listed.failed },
    sessionsRate: { value: sessions.perSecond / listed.perSecond },
    sessionsLatency: { value: percentile(listed.lateMs, 99) },
  }
  const notes = [...describe(full, result), ...describeQuotes(quoted), ...describeSessions(listed)]
  return { measured, notes }
}

/** Other load on the machine delays answers, so only processor time has a budget here. */
export async function measureServerBrief(): Promise<Findings<typeof budgets.serverBrief>> {
  const result = await runLoad(brief)
  const measured = {
    failed: { value: result.failed },
    busy: { value: result.busyMs },
  }
  return { measured, notes: describe(brief, result) }
}

function describe({ reads, accounts }: ServerLoad, result: ServerLoadResult): string[] {
  const { lateMs, perSecond, fresh, bytes, serverBytes, busyMs } = result
  const { serverLagMs, generatorLagMs } = result
  const ms = (value: number) => formatAmount(value, 'ms')
  const at = (percent: number) => ms(percentile(lateMs, percent))
  return [
    `Data: ${reads} reads of the balances of ${accounts} accounts, 50 tokens each, ${perSecond.toFixed(0)} a second; about ${fresh} of them from the chain.`,
    `  p50 ${at(50)}, p99 ${at(99)}, at most ${at(100)}, from when each was due; ${result.failed} failed; ${formatAmount(bytes / 1000 / reads, 'kB')} each.`,
    `  Late by themselves (p99): the service ${ms(serverLagMs)}, the generator ${ms(generatorLagMs)}. The service took ${formatAmount(serverBytes / 1000, 'kB')}, and ${busyMs.toFixed(2)} ms of a processor for a read.`,
  ]
}

function describeQuotes(result: QuoteLoadResult): string[] {
  const { lateMs, perSecond, failed, bytes, serverLagMs, busyMs } = result
  const ms = (value: number) => formatAmount(value, 'ms')
  const at = (percent: number) => ms(percentile(lateMs, percent))
  return [
    `Quotes: ${quotes.quotes} of three sources, one in ${quotes.firmEvery} with its call, ${perSecond.toFixed(0)} a second.`,
    `  p50 ${at(50)}, p99 ${at(99)}, at most ${at(100)}, from when each was due; ${failed} failed; ${formatAmount(bytes / 1000 / quotes.quotes, 'kB')} each.`,
    `  The service was late by itself by ${ms(serverLagMs)} (p99), and took ${busyMs.toFixed(2)} ms of a processor for a quote.`,
  ]
}

function describeSessions(result: SessionLoadResult): string[] {
  const { lateMs, perSecond, failed, busyMs } = result
  const { reads, accounts, permissions } = sessions
  const at = (percent: number) => formatAmount(percentile(lateMs, percent), 'ms')
  return [
    `Permissions: ${reads} lists of ${permissions}, of ${accounts} accounts, ${perSecond.toFixed(0)} a second.`,
    `  p50 ${at(50)}, p99 ${at(99)}, at most ${at(100)}, from when each was due; ${failed} failed; ${busyMs.toFixed(2)} ms of a processor each.`,
  ]
}
