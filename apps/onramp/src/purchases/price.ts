/** What a purchase costs. Amounts are texts of decimals. */
export type Price = {
  /** What is paid, in the currency that it is paid in. */
  readonly total: string
  /** What of it buys the asset. */
  readonly subtotal: string
  readonly providerFee: string
  readonly networkFee: string
  /** What is paid out, of the asset. */
  readonly crypto: string
  /** The same in base units. */
  readonly atoms: bigint
}
