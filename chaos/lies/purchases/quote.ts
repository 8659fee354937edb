/** What a seller really asks. */
export type Quote = {
  readonly provider: string
  readonly purchaseAmount: { readonly amount: string; readonly currency: string }
  readonly paymentSubtotal: { readonly amount: string; readonly currency: string }
  readonly paymentTotal: { readonly amount: string; readonly currency: string }
}
