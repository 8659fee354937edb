import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'

/** How much can be paid in a currency. Both are plain decimal numbers of it. */
export type AmountLimits = { readonly min: string; readonly max: string }

/** A currency to pay with. */
export type PaymentCurrency = {
  /** ISO 4217 code, such as `USD`. */
  readonly id: string
  /** The limits of each payment method, such as `card`. At least one. */
  readonly methods: readonly (AmountLimits & { readonly id: string })[]
}

/** A network on which a token is sold. */
export type PurchaseNetwork = {
  /** As services name it, such as `ethereum-mainnet`. */
  readonly name: string
  /** The name for people: foreign text. */
  readonly displayName: string
  /** The CAIP-2 reference, such as `1`. */
  readonly reference: string
  /** The CAIP-2 id, where the service says it. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** The token's contract or mint. `undefined` for the native coin. */
  readonly token?: string | undefined
}

/** A token that is sold. Name and symbol are foreign text. */
export type PurchaseCurrency = {
  /** What services take for it. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** At least one. */
  readonly networks: readonly PurchaseNetwork[]
}

/** Everything that can be bought, on all networks. */
export type OnrampOffering = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly providers: readonly OnrampProvider[]
  /** No service said this: it is a built-in example. Prices are unknown. */
  readonly isSample: boolean
}
