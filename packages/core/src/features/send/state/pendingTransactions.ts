import type { PaymentOutcome } from '../../../contract/transfers/paymentOutcome.ts'
import type { TrackingData } from '../../../contract/transfers/trackingData.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

/** Payments of this and other tabs that are not in the history yet. */
export type PendingTransactions = {
  /** Newest first. */
  readonly list: readonly PendingTransaction[]
  add(payment: PendingTransaction): void
  /** Stores new tracking data of an undecided payment. */
  setTrackingData(payment: PendingTransaction, trackingData: TrackingData): void
  settle(payment: PendingTransaction, outcome: PaymentOutcome): void
  destroy(): void
}
