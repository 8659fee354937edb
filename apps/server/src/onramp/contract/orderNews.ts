import type { OrderReason, OrderStatus } from './orderStatus.ts'

/** What a provider says about an order. */
export type OrderNews = {
  readonly status: Exclude<OrderStatus, 'created' | 'delivered'>
  readonly reason?: OrderReason | undefined
  /** The payment's transaction. */
  readonly txHash?: string | undefined
  /** What is paid out, as a decimal of the cryptocurrency. */
  readonly amount?: string | undefined
  /** The receiver, if the provider names it. It must be the order's. */
  readonly address?: string | undefined
  /** What is bought, by the provider's code, if it names it. It must be the order's. */
  readonly assetCode?: string | undefined
  /** The provider's id of the payment. */
  readonly providerRef?: string | undefined
  /** When this became so, in milliseconds since 1970. */
  readonly at: number
}
