import { raceSignal } from '../../../base/async/raceSignal.ts'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { toNativeAddress } from '../../../runtime/queries/data/nativeAddress.ts'
import { fetchShared } from '../../../runtime/queries/fetchShared.ts'
import type { AskedPurchase } from '../offers/createOnrampApi.ts'
import type { OnrampContext } from '../state/onrampContext.ts'

/** The only currency in which prices are said. */
const pricedIn = 'USD'

/** An offer does not wait longer for the price. Milliseconds. */
const mostMs = 2000

/** Rates differ, but no provider sells for so much less than a token is worth. */
const tolerance = 1.1

/**
 * The most of a token that a provider can be believed to sell for what is paid, in whole tokens, by
 * its price. `undefined` where the price is unknown. Never rejects.
 */
export async function fetchMostSold(
  { kit }: Pick<OnrampContext, 'kit'>,
  parameters: { purchase: AskedPurchase; caipNetworkId: CaipNetworkId },
): Promise<number | undefined> {
  const { purchase, caipNetworkId } = parameters
  const { network, amount, paymentCurrency } = purchase
  if (paymentCurrency !== pricedIn) return undefined
  const { token } = network
  try {
    const address =
      token === undefined
        ? toNativeAddress(caipNetworkId)
        : toCaipAddress({ caipNetworkId, address: token })
    const query = kit.queries.prices({ addresses: [address] })
    const asked = fetchShared(kit.queryClient, query)
    const price = (await raceSignal(asked, AbortSignal.timeout(mostMs))).get(address)
    return price ? (Number(amount) / price) * tolerance : undefined
  } catch {
    return undefined
  }
}
