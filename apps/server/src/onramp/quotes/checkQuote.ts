import { decimal } from '../amounts/decimal.ts'
import type { ProviderQuote } from '../contract/providerQuote.ts'

/** What the parts of a rounded sum may differ from it. */
const tolerance = '0.05'

/**
 * A quote whose parts are its total. A rounding difference counts as part of the provider's fee.
 * `undefined` for a quote that does not add up, or gives nothing.
 */
export function checkQuote(quote: ProviderQuote): ProviderQuote | undefined {
  const { paymentTotal, paymentSubtotal, networkFee, providerFee, purchaseAmount } = quote
  if (decimal.compare(purchaseAmount, '0') <= 0) return undefined
  const fees = decimal.subtract(paymentTotal, paymentSubtotal)
  const rest = fees === undefined ? undefined : decimal.subtract(fees, networkFee)
  if (rest === undefined) return undefined
  const difference = decimal.subtract(rest, providerFee) ?? decimal.subtract(providerFee, rest)
  if (difference === undefined || decimal.compare(difference, tolerance) > 0) return undefined
  return { ...quote, providerFee: rest }
}
