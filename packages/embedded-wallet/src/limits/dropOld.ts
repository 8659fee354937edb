import type { CountedPayment } from './countedPayment.ts'

const periodMs = 24 * 60 * 60 * 1000

/**
 * Payments that still count: those of the last 24 hours, and those of later than now, where the
 * clock was put back.
 */
export function dropOld(
  payments: readonly CountedPayment[],
  now: number,
): readonly CountedPayment[] {
  return payments.filter(({ at }) => at > now - periodMs)
}
