/**
 * The purchase that an app asks for. All fields are optional, and the visitor can change them.
 */
export type OnrampIntent = {
  /** A plain decimal number of the payment currency. @default none */
  readonly amount?: string | undefined
  /** ISO 4217 code of the currency to pay with. @default the last one, else `USD` */
  readonly paymentCurrency?: string | undefined
  /** Symbol of the token to buy. @default the last one, else `USDC` */
  readonly purchaseCurrency?: string | undefined
}
