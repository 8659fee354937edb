import type { PaymentCurrency, PurchaseCurrency } from '../offers/onrampOffering.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'
import type { OnrampIntent } from './onrampIntent.ts'
import type { OnrampState } from './onrampState.ts'

/** Why the form cannot be bought, in the order of its fields. */
export type OnrampValidationError =
  /** The app has no service that sells. */
  | 'unavailable'
  /** Nothing is sold on the network. */
  | 'unsupported'
  | 'pending'
  | 'amount'
  /** Below or above what any payment method takes. */
  | 'amount-low'
  | 'amount-high'

/**
 * The purchase feature of a kit, from the form to the chain. Its form resets when the active
 * account or network changes. Purchases in progress are followed.
 */
export type OnrampController = {
  readonly state: Readonly<OnrampState>
  /** Purchases of this and earlier visits, newest first, at most 20. Survives a reload. */
  readonly orders: readonly OnrampOrder[]
  /** Starts a form with an intent, and asks what can be bought. */
  start(intent?: OnrampIntent): void
  setPurchaseCurrency(currency: PurchaseCurrency): void
  setPaymentCurrency(currency: PaymentCurrency): void
  /** A plain decimal number of the payment currency; `undefined` while the text is none. */
  setAmount(amount: string | undefined): void
  /** Asks again what can be bought and what it costs, because the visitor wants it. */
  refresh(): void
  /** The form's first validation error, if any. */
  validate(): OnrampValidationError | undefined
  /**
   * Opens a provider's page for the form's purchase. Call it in the click itself: browsers block
   * windows that are opened later. A call meanwhile joins the pending one. The result is in
   * `state.buying`; what becomes of the purchase is in `orders`. Rejects with `ONRAMP_…`,
   * `SERVICE_…` or `UI_LOAD_FAILED` if nothing was opened.
   */
  openProvider(providerId: string): Promise<{ readonly orderId: string }>
  /** Brings the provider's window to the front. Returns false if it is gone. */
  showWindow(): boolean
  /** The visitor opened the link of a blocked window. */
  markOpened(): void
  /** Asks about a purchase now, and follows it as one that was just started. */
  resumeOrder(orderId: string): void
  /** Removes a purchase from the list. */
  forgetOrder(orderId: string): void
  /** Removes every listener and timer. Purchases are followed again by the next kit. */
  destroy(): void
}
