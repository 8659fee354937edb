import type { OnrampAsset } from './onrampAsset.ts'
import type { PaymentMethod } from './paymentMethods.ts'

/** One way to pay in one currency. Limits are amounts of that currency. */
export type PaymentOption = {
  readonly currency: string
  readonly method: PaymentMethod
  /** `undefined` where the provider names no limits. */
  readonly limits: { readonly min: string; readonly max: string } | undefined
}

/** What a provider sells, and for what. */
export type ProviderOptions = {
  readonly assets: readonly OnrampAsset[]
  readonly payments: readonly PaymentOption[]
}
