import type { CountedPayment } from './countedPayment.ts'
import { dropOld } from './dropOld.ts'

/** What the payments of the last 24 hours come to, in millionths of the currency. */
export function sumPayments(payments: readonly CountedPayment[], now: number): bigint {
  return dropOld(payments, now).reduce((sum, { micros }) => sum + micros, 0n)
}
