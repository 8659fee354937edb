import type { OnrampQuote } from './onrampQuote.ts'

/**
 * The quote where no provider says a price (spec §7): every amount is the typed one. It is marked,
 * and is never to be shown as a price.
 */
export function placeholderQuote(parameters: {
  amount: string
  paymentCurrency: string
  purchaseCurrency: string
}): OnrampQuote {
  const { amount, paymentCurrency, purchaseCurrency } = parameters
  const paid = { amount, currency: paymentCurrency }
  return {
    quoteId: 'mocked-quote-id',
    purchaseAmount: { amount, currency: purchaseCurrency },
    paymentSubtotal: paid,
    networkFee: paid,
    providerFee: paid,
    paymentTotal: paid,
    isPlaceholder: true,
  }
}
