import { toUnits } from '../amounts/toUnits.ts'
import type { AskedPurchase } from '../offers/createOnrampApi.ts'
import { findSoldNetwork } from '../offers/findSoldNetwork.ts'
import { getBuyer } from './getBuyer.ts'
import type { OnrampContext } from './onrampContext.ts'

/** The form's purchase, without a provider; `undefined` while a field is missing. */
export function readPurchase({
  kit,
  state,
}: Pick<OnrampContext, 'kit' | 'state'>): Omit<AskedPurchase, 'provider'> | undefined {
  const buyer = getBuyer(kit)
  const { purchaseCurrency, paymentCurrency, paymentAmount: amount, isSample } = state
  if (!buyer || !purchaseCurrency || !paymentCurrency || !amount) return undefined
  const network = findSoldNetwork(purchaseCurrency, buyer.network)
  if (!network || !toUnits(amount)) return undefined
  const { id, symbol } = purchaseCurrency
  // No service knows the ids of the sample.
  return {
    amount,
    paymentCurrency: paymentCurrency.id,
    assetId: isSample ? symbol : id,
    symbol,
    network,
  }
}
