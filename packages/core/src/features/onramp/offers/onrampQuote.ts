import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { OnrampAmount } from '../amounts/onrampAmount.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'

/** What a provider says that a purchase costs. */
export type OnrampQuote = {
  readonly quoteId: string
  /** What arrives. */
  readonly purchaseAmount: OnrampAmount
  readonly paymentSubtotal: OnrampAmount
  readonly networkFee: OnrampAmount
  readonly providerFee: OnrampAmount
  /** What is paid: the sum of the three above. */
  readonly paymentTotal: OnrampAmount
  /** Milliseconds since 1970. */
  readonly expiresAt?: number | undefined
  /** No provider said this: every amount is the typed one. Never a price. */
  readonly isPlaceholder: boolean
}

/** Why a provider cannot be chosen. */
export type UnavailableReason =
  /** It does not sell on the network. */
  | 'network'
  /** It does not sell the token. */
  | 'token'
  /** It does not take the currency. */
  | 'currency'
  /** It would be opened at a page that this app does not allow. */
  | 'host'
  /** It does not sell this much, or this little. */
  | 'amount'
  /** It does not sell this to the visitor, for another reason. */
  | 'refused'

/** A provider with what is known of its price for the form's purchase. */
export type ProviderOffer = {
  readonly provider: OnrampProvider
} & (
  | { readonly status: 'idle' | 'pending' }
  | {
      readonly status: 'success'
      readonly quote: OnrampQuote
      /** It is asked again. */
      readonly isRenewing?: true | undefined
    }
  /** No price is known. The provider can be chosen: it shows its own. */
  | { readonly status: 'error'; readonly error: CleatError; readonly quote: OnrampQuote }
  /** `detail` is the provider's own reason: foreign text, one line. */
  | {
      readonly status: 'unavailable'
      readonly reason: UnavailableReason
      readonly detail?: string | undefined
    }
)
