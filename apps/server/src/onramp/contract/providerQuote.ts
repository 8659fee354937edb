/** A provider's estimate. Amounts are decimals; all but the first are of the payment's currency. */
export type ProviderQuote = {
  /** Of the cryptocurrency. */
  readonly purchaseAmount: string
  readonly paymentSubtotal: string
  readonly networkFee: string
  readonly providerFee: string
  readonly paymentTotal: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
