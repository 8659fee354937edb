import { toUnits } from '../amounts/toUnits.ts'
import type { ProviderOffer } from './onrampQuote.ts'

/** Those by which most arrives first, those that cannot be chosen last; else in their order. */
export function sortOffers(offers: readonly ProviderOffer[]): readonly ProviderOffer[] {
  return [...offers].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)]
    return first > second ? -1 : Number(first < second)
  })
}

/** What arrives; less than nothing where that is unknown or cannot be. */
function rank(offer: ProviderOffer): bigint {
  if (offer.status === 'unavailable') return -2n
  return offer.status === 'success' ? (toUnits(offer.quote.purchaseAmount.amount) ?? -1n) : -1n
}
