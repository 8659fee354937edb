import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import type { SwapQuote } from '../state/swapQuote.ts'

/** One quote for each source: the one that offers most. */
export function toQuotes(offers: readonly SwapOffer[]): readonly SwapQuote[] {
  const best = new Map<string, SwapOffer>()
  for (const offer of offers) {
    const { id } = offer.source
    const known = best.get(id)
    if (!known || offer.amount > known.amount) best.set(id, offer)
  }
  return [...best.values()].map((offer) => ({
    ...{ id: offer.source.id, name: offer.source.name, offer, status: 'offered' },
  }))
}
