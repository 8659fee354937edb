import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { OnrampAmount } from '../amounts/onrampAmount.ts'

/** The ways in which a purchase does not happen. */
export type OrderReason =
  | 'declined'
  | 'identity'
  | 'cancelled'
  | 'limit'
  | 'region'
  | 'mismatch'
  | 'other'

/** A purchase's progress as the service reports it. */
export type OrderStatus =
  | 'created'
  /** The provider's page was handed out. */
  | 'opened'
  /** The visitor has to do something, such as an identity check. */
  | 'awaitingUser'
  | 'processing'
  /** The provider says that it sent the tokens. The chain may not have them yet. */
  | 'sent'
  /** The chain has them: the app's own RPC shows the balance that arrived. */
  | 'delivered'
  | 'failed'
  | 'refunded'
  | 'expired'

/** What is bought. */
export type OrderAsset = {
  /** The contract or mint. `undefined` for the native coin. */
  readonly token?: string | undefined
  /** Foreign text, unless it is the native coin. */
  readonly symbol: string
  /** `undefined` until the chain was read. */
  readonly decimals?: number | undefined
}

/** A purchase of this kit, followed until it has ended. */
export type OnrampOrder = {
  /** Base64url, 128 bits. It is the key to the order's status. */
  readonly id: string
  /** Whether the service can tell its status. Else the chain alone is watched. */
  readonly isTracked: boolean
  readonly provider: { readonly id: string; readonly name: string }
  readonly caipNetworkId: CaipNetworkId
  /** The account that receives. */
  readonly address: string
  readonly asset: OrderAsset
  readonly payment: OnrampAmount
  /** What the quote said that arrives: a plain decimal number of the asset. */
  readonly expected?: string | undefined
  /** What the account had of the asset before, in base units. `undefined` until it was read. */
  readonly atomsBefore?: string | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly status: OrderStatus
  /** When the service last changed it. Milliseconds since 1970. */
  readonly updatedAt: number
  readonly reason?: OrderReason | undefined
  /** What the provider says that it sent: a plain decimal number of the asset. */
  readonly amount?: string | undefined
  /** The transaction that the provider names. Unproven. */
  readonly txHash?: string | undefined
  /** What arrived on the chain: a plain decimal number of the asset. Once it is `delivered`. */
  readonly received?: string | undefined
}
