export type { OnrampOptions } from '../contract/options/onrampOptions.ts'
export type { OnrampAmount } from '../features/onramp/amounts/onrampAmount.ts'
export { createOnramp } from '../features/onramp/createOnramp.ts'
export type {
  AmountLimits,
  OnrampOffering,
  PaymentCurrency,
  PurchaseCurrency,
  PurchaseNetwork,
} from '../features/onramp/offers/onrampOffering.ts'
export type {
  OnrampQuote,
  ProviderOffer,
  UnavailableReason,
} from '../features/onramp/offers/onrampQuote.ts'
export type {
  OnrampOrder,
  OrderAsset,
  OrderReason,
  OrderStatus,
} from '../features/onramp/orders/onrampOrder.ts'
export type { OnrampProvider } from '../features/onramp/providers/onrampProvider.ts'
export type {
  OnrampController,
  OnrampValidationError,
} from '../features/onramp/state/onrampController.ts'
export type { OnrampIntent } from '../features/onramp/state/onrampIntent.ts'
export type { BuyFlow, OfferingFlow, OnrampState } from '../features/onramp/state/onrampState.ts'
