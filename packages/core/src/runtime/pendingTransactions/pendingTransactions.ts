import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { PaymentOutcome } from '../../contract/transfers/paymentOutcome.ts'
import type { TrackingData } from '../../contract/transfers/trackingData.ts'

/** A transaction of this kit, until services have it in their history. */
export type PendingEntry = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /**
   * What the chain's adapter needs to track it. `undefined` if there is none, and once the chain
   * has decided.
   */
  readonly trackingData?: TrackingData | undefined
  /** `open`: after 30 days it was in no block. Its owners may still carry it out in the wallet. */
  readonly status: 'pending' | 'open' | PaymentOutcome['status']
}

/** Transactions of this and other tabs that are not in the history yet. */
export type PendingTransactions<entry extends PendingEntry> = {
  /** Newest first. */
  readonly list: readonly entry[]
  add(entry: entry): void
  /** Stores new tracking data of an undecided transaction. */
  setTrackingData(entry: entry, trackingData: TrackingData): void
  /** Stores what became of it. The hash may be that of its replacement. */
  settle(entry: entry, outcome: Pick<PaymentOutcome, 'hash' | 'status'>): void
  destroy(): void
}
