import type { OrderReason, OrderStatus } from './orderStatus.ts'
import type { ProviderId } from './providerIds.ts'

/** A purchase that was started. */
export type OnrampOrder = {
  /** 128 random bits. Knowing it is the permission to read the state. */
  readonly id: string
  readonly project: string | null
  readonly provider: ProviderId
  /** The provider's id of the session or payment. */
  readonly providerRef: string | null
  /** CAIP-2. */
  readonly chainId: string
  /** The token's address. Null for the native currency. */
  readonly asset: string | null
  readonly assetCode: string
  readonly symbol: string
  readonly address: string
  /** The currency that is paid. */
  readonly fiat: string
  /** What is paid, as a decimal. Null if the visitor chose the amount to get. */
  readonly fiatAmount: string | null
  readonly status: OrderStatus
  readonly reason: OrderReason | null
  /** What is paid out, as a decimal of the cryptocurrency. */
  readonly amount: string | null
  readonly txHash: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** The time of the news that led to this status. */
  readonly newsAt: Date
  /** When the provider is no longer asked. */
  readonly endsAt: Date
}
