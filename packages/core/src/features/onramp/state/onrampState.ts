import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { OnrampAmount } from '../amounts/onrampAmount.ts'
import type {
  AmountLimits,
  OnrampOffering,
  PaymentCurrency,
  PurchaseCurrency,
} from '../offers/onrampOffering.ts'
import type { ProviderOffer } from '../offers/onrampQuote.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'

/** What is known of what can be bought. */
export type OfferingFlow =
  | { readonly status: 'idle' | 'pending' }
  | {
      readonly status: 'success'
      readonly offering: OnrampOffering
      /** Why the offering is a sample. */
      readonly error?: CleatError | undefined
    }

/** The provider's page, from the click on. What becomes of the purchase is in the order. */
export type BuyFlow =
  | { readonly status: 'idle' }
  /** Its link is asked for. */
  | { readonly status: 'opening'; readonly provider: OnrampProvider }
  | {
      /**
       * `blocked`: the browser did not open a window, so `url` is to be shown as a link. `closed`:
       * the visitor closed it, or the browser does not say.
       */
      readonly status: 'blocked' | 'open' | 'closed'
      readonly provider: OnrampProvider
      readonly orderId: string
      readonly url: string
      /** Whether its window can be brought to the front. */
      readonly hasWindow: boolean
      /** Until when the link can be opened. Milliseconds since 1970. */
      readonly expiresAt?: number | undefined
    }
  /** It was not opened, and nothing was bought. */
  | { readonly status: 'error'; readonly provider: OnrampProvider; readonly error: CleatError }

/** The state of the purchase form (spec §3). Amounts are plain decimal numbers. */
export type OnrampState = {
  offering: OfferingFlow
  purchaseCurrency?: PurchaseCurrency | undefined
  paymentCurrency?: PaymentCurrency | undefined
  /** What the visitor typed, once it is an amount. */
  paymentAmount?: string | undefined
  /** One for each provider of the offering. Those that cannot be chosen come last. */
  offers: readonly ProviderOffer[]
  buying: BuyFlow
  /** What can be bought on the network in use. */
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly providers: readonly OnrampProvider[]
  /** The provider of the purchase in progress. */
  readonly selectedProvider?: OnrampProvider | undefined
  /** How much of the payment currency can be paid, by any method. */
  readonly limits?: AmountLimits | undefined
  /** What the best offer says that arrives. `undefined` while no provider says it. */
  readonly purchaseAmount?: OnrampAmount | undefined
  readonly quotesLoading: boolean
  /** No service says what can be bought. Prices are unknown. */
  readonly isSample: boolean
  readonly error?: CleatError | undefined
}
