import type { BatchStatus } from '../../../contract/calls/batch.ts'
import type { CallsReport } from '../../../contract/calls/callsReport.ts'

/** A wallet may not know at once what it has just sent. Milliseconds. */
const forgetfulMs = 60_000
/** A wallet that does not answer may be asleep. Milliseconds. */
const silentMs = 10 * 60_000

/**
 * The status of calls that the wallet got as one request. What the chain proves counts before what
 * the wallet says; where neither can tell, it is `unknown`.
 * @see EIP-5792
 */
export function toWalletStatus(
  report: CallsReport,
  { sentAt, now }: { sentAt: number; now: number },
): BatchStatus {
  const { code, outcomes, hashes, isForgotten } = report
  const count = (status: (typeof outcomes)[number]) =>
    outcomes.filter((outcome) => outcome === status).length
  const isAll = (status: (typeof outcomes)[number]) => count(status) === outcomes.length
  if (hashes.length > 0 && isAll('confirmed')) return 'confirmed'
  if (hashes.length > 0 && count('sent') > 0) return 'pending'
  if (code === undefined && hashes.length > 0) return toProved(report)
  if (code === undefined)
    return now - sentAt < (isForgotten ? forgetfulMs : silentMs) ? 'pending' : 'unknown'
  if (code >= 100 && code < 200) return 'pending'
  if (hashes.length > 0) return toProved(report)
  // Without a transaction, the chain proves nothing.
  if (code >= 400 && code < 500) return 'notSent'
  return 'unknown'
}

/** By what the chain proves alone. */
function toProved({ outcomes }: CallsReport): BatchStatus {
  const has = (status: (typeof outcomes)[number]) => outcomes.includes(status)
  if (has('unknown') || has('replaced')) return 'unknown'
  if (has('reverted')) return has('confirmed') ? 'partial' : 'reverted'
  return 'confirmed'
}
