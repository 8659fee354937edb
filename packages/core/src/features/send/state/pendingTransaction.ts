import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { PaymentOutcome } from '../../../contract/transfers/paymentOutcome.ts'
import type { TrackingData } from '../../../contract/transfers/trackingData.ts'

/**
 * A payment of this kit until the chain confirms it, and some time longer, until services index it.
 */
export type PendingTransaction = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly symbol: string
  readonly decimals: number
  /** The token's contract or mint. `undefined` for the native currency. */
  readonly token?: string | undefined
  /** An exact plain decimal number. */
  readonly amount: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /**
   * What the chain's adapter needs to track it. `undefined` if there is none, and once the chain
   * has decided.
   */
  readonly trackingData?: TrackingData | undefined
  readonly status: 'pending' | PaymentOutcome['status']
}
