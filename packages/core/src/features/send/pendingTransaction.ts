import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { TrackingData } from '../../contract/transfers/trackingData.ts'

/** A payment that was sent from here, for as long as the chain has not decided; and a while longer, until services know it. */
export type PendingTransaction = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly symbol: string
  readonly decimals: number
  /** The token's contract or mint. Absent for the chain's own coin. */
  readonly token?: string | undefined
  /** A plain decimal number, exactly. */
  readonly amount: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** What its chain's adapter needs to follow it. Absent where nothing is known, and as soon as the chain has decided. */
  readonly trackingData?: TrackingData | undefined
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped' | 'altered'
}
