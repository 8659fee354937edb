import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { runSignIns, type SignInLoad, type SignInResult } from '../server/runSignIns.ts'
import { percentile } from '../statistics/percentile.ts'
import type { Findings } from './bench.ts'

/** Takes a minute, and what it takes to sign beforehand. */
const full: SignInLoad = { signIns: 6000, perSecond: 100 }
const brief: SignInLoad = { signIns: 200, perSecond: 50 }

export async function measureSignIn(): Promise<Findings<typeof budgets.signIn>> {
  const result = await runSignIns(full)
  const measured = {
    failed: { value: result.failed },
    latency: { value: percentile(result.lateMs, 99) },
    busy: { value: result.busyMs },
    nonce: { value: result.nonceMs },
  }
  return { measured, notes: describe(full, result) }
}

/** Other load on the machine delays answers, so only what fails has a budget here. */
export async function measureSignInBrief(): Promise<Findings<typeof budgets.signInBrief>> {
  const result = await runSignIns(brief)
  const measured = {
    failed: { value: result.failed },
    busy: { value: result.busyMs },
    nonce: { value: result.nonceMs },
  }
  return { measured, notes: describe(brief, result) }
}

function describe({ signIns }: SignInLoad, result: SignInResult): string[] {
  const { lateMs, perSecond, failed, busyMs, nonceMs } = result
  const at = (percent: number) => formatAmount(percentile(lateMs, percent), 'ms')
  return [
    `Sign-in: ${signIns} visitors with a key each, ${perSecond.toFixed(0)} a second.`,
    `  p50 ${at(50)}, p99 ${at(99)}, at most ${at(100)}, from when each was due; ${failed} failed.`,
    `  ${busyMs.toFixed(2)} ms of a processor each, and ${nonceMs.toFixed(3)} ms to name and seal what is signed.`,
  ]
}
