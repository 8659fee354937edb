import { WebhookRefusedError } from '../api/webhookRefusedError.ts'

const toleranceMs = 300_000

export declare namespace requireFresh {
  type Parameters = {
    /** When it was signed: seconds since 1970, or an ISO 8601 date. */
    time: string | number
    /** Milliseconds since 1970. */
    now: number
  }
}

/**
 * The time in milliseconds since 1970.
 * @throws a `WebhookRefusedError` if it is more than five minutes off
 */
export function requireFresh({ time, now }: requireFresh.Parameters): number {
  const text = String(time)
  const at = /^\d{1,11}$/.test(text) ? Number(text) * 1000 : readDate(text)
  if (!(Math.abs(now - at) <= toleranceMs)) throw new WebhookRefusedError('time is off')
  return at
}

function readDate(text: string): number {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
}
