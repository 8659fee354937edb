import type { DialectId } from './dialectIds.ts'
import type { SoldAsset } from './listSoldAssets.ts'
import type { Price } from './price.ts'

export type PurchaseState =
  | 'open'
  | 'identity'
  | 'processing'
  | 'sent'
  | 'declined'
  | 'rejected'
  | 'refunded'
  | 'expired'

/** A purchase that an app's service has opened. */
export type Purchase = {
  readonly id: string
  readonly dialect: DialectId
  /** The service's own id of it. */
  readonly orderRef: string | undefined
  readonly asset: SoldAsset
  readonly address: string
  readonly currency: string
  readonly price: Price
  readonly redirectUrl: string | undefined
  readonly state: PurchaseState
  /** Of the last card. */
  readonly cardEnd: string | undefined
  readonly txHash: string | undefined
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  /** Until when the page can be opened. */
  readonly opensUntil: number
  /** Whether the page was opened, where that is possible once. */
  readonly isOpened: boolean
}
