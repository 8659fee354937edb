import { alteredError } from '../../../payload/alteredError.ts'

/** No date of JavaScript is later. */
const lastSecond = 8_640_000_000_000n

/**
 * Converts a contract's seconds since the epoch to milliseconds.
 * @throws `PAYMENT_ALTERED` if it never comes
 */
export function toDeadline(seconds: bigint): number {
  if (seconds > lastSecond) throw alteredError('deadline')
  return Number(seconds) * 1000
}
