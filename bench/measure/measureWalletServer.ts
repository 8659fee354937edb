import { findPostgres } from '@cleat/server/test/postgres'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { type LoginLoad, type LoginLoadResult, runLogins } from '../server/runLogins.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Findings } from './bench.ts'

/** Takes a minute and a half, and before that two thousand wallets are made. */
const full: LoginLoad = {
  ...{ visitors: 2000, loginsOfEach: 3, loginsPerSecond: 200 },
  ...{ releases: 6000, releasesPerSecond: 100 },
}
const brief: LoginLoad = {
  ...{ visitors: 100, loginsOfEach: 2, loginsPerSecond: 20 },
  ...{ releases: 200, releasesPerSecond: 20 },
}
const megabyte = 1_000_000

export async function measureWalletServer(): Promise<Findings<typeof budgets.walletServer>> {
  // The memory of a database in the service would count as that of the service.
  if (!findPostgres()) throw new Error('PostgreSQL is not installed.')
  const result = await runLogins(full)
  const { logins, releases, bytes } = result
  const measured = {
    failed: { value: logins.failed },
    rate: { value: full.loginsPerSecond / logins.perSecond },
    latency: { value: percentile(logins.lateMs, 99) },
    busy: { value: logins.busyMs },
    sharesFailed: { value: releases.failed },
    sharesLatency: { value: percentile(releases.lateMs, 99) },
    sharesBusy: { value: releases.busyMs },
    memory: { value: bytes.last / megabyte },
  }
  return { measured, notes: describe(full, result) }
}

/** Other load on the machine delays answers, so only what fails has a budget here. */
export async function measureWalletServerBrief(): Promise<
  Findings<typeof budgets.walletServerBrief>
> {
  const result = await runLogins(brief)
  const { logins, releases } = result
  const measured = {
    failed: { value: logins.failed },
    busy: { value: logins.busyMs },
    sharesFailed: { value: releases.failed },
    sharesBusy: { value: releases.busyMs },
  }
  return { measured, notes: describe(brief, result) }
}

function describe(load: LoginLoad, result: LoginLoadResult): string[] {
  const { logins, releases, bytes, hasPostgres } = result
  const ms = (value: number) => formatAmount(value, 'ms')
  const mb = (value: number) => `${(value / megabyte).toFixed(0)} MB`
  const list = (values: readonly number[]) =>
    values.length === 0
      ? 'none'
      : `p50 ${ms(percentile(values, 50))}, p99 ${ms(percentile(values, 99))}, at most ${ms(percentile(values, 100))}`
  const describeEffort = ({ failed, failure, ...effort }: LoginLoadResult['logins' | 'releases']) =>
    `  ${failed} failed${failed > 0 ? ` (${String(failure)})` : ''}; ${effort.busyMs.toFixed(2)} ms of a processor each. Late by themselves (p99): the service ${ms(effort.serverLagMs)}, the generator ${ms(effort.generatorLagMs)}.`
  return [
    `Logins: ${load.visitors} devices, ${load.loginsOfEach} times each by a code in a mail, ${logins.perSecond.toFixed(0)} a second; ${hasPostgres ? 'PostgreSQL in a process of its own' : 'the database in the service'}.`,
    `  ${list(logins.lateMs)}, from when each was due; of that:`,
    `  until it was taken ${list(logins.startMs)}; then until its mail ${list(logins.mailMs)}; then ${list(logins.codeMs)}.`,
    describeEffort(logins),
    `Shares: ${load.releases} releases, by devices and passkeys in turn, ${releases.perSecond.toFixed(0)} a second.`,
    `  ${list(releases.lateMs)}, from when each was due or its challenge open.`,
    describeEffort(releases),
    `  The service took ${mb(bytes.first)} before it, ${mb(bytes.loggedIn)} after the logins and ${mb(bytes.last)} in the end.`,
  ]
}
