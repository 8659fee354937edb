import type { OnrampController, OnrampOrder } from '@cleat/core/onramp'

/** What a provider's row says: that of `ProviderRow`. */
export type OfferedPrice = {
  readonly provider: string
  /** What arrives, about, in whole units. */
  readonly amount: string
  readonly symbol: string
  /** The fees together, and their currency. */
  readonly fees: number
  readonly currency: string
}

/** What the app shows of a purchase: that of `OrderFacts` and `BuyInProgressView`. */
export type ShownPurchase = Pick<OnrampOrder, 'status' | 'received' | 'address'> & {
  readonly caipNetworkId: string
  readonly symbol: string
  readonly paid: string
  /** What arrives, about, in whole units. `undefined` is not shown. */
  readonly about: string | undefined
}

/** The prices on the screen. */
export function readPrices({ state }: OnrampController): readonly OfferedPrice[] {
  return state.offers.flatMap((offer) => {
    if (offer.status !== 'success') return []
    const { purchaseAmount, networkFee, providerFee } = offer.quote
    const { amount, currency: symbol } = purchaseAmount
    const fees = Number(networkFee.amount) + Number(providerFee.amount)
    return [{ provider: offer.provider.id, amount, symbol, fees, currency: providerFee.currency }]
  })
}

/** The purchase on the screen. */
export function readPurchaseView(order: OnrampOrder): ShownPurchase {
  const { status, received, address, asset, payment, amount, expected, caipNetworkId } = order
  return {
    ...{ status, received, address, caipNetworkId, symbol: asset.symbol },
    paid: `${payment.amount} ${payment.currency}`,
    about: amount ?? expected,
  }
}
