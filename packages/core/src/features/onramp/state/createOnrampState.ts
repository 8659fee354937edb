import { proxy, ref } from 'valtio/vanilla'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import { findLimits } from '../offers/findLimits.ts'
import { findSoldNetwork } from '../offers/findSoldNetwork.ts'
import { sortOffers } from '../offers/sortOffers.ts'
import type { OnrampState } from './onrampState.ts'

/**
 * Creates the state of buying. What follows from other fields is computed, never stored.
 * @param parameters.getNetwork - the network in use
 */
export function createOnrampState({ getNetwork }: { getNetwork: () => CaipNetwork }): OnrampState {
  return proxy<OnrampState>({
    offering: { status: 'idle' },
    offers: ref([]),
    buying: { status: 'idle' },
    get purchaseCurrencies() {
      return (
        findOffering(this)?.purchaseCurrencies.filter((one) =>
          findSoldNetwork(one, getNetwork()),
        ) ?? []
      )
    },
    get paymentCurrencies() {
      return findOffering(this)?.paymentCurrencies ?? []
    },
    get providers() {
      return findOffering(this)?.providers ?? []
    },
    get selectedProvider() {
      return this.buying.status === 'idle' ? undefined : this.buying.provider
    },
    get limits() {
      return findLimits(this.paymentCurrency)
    },
    get purchaseAmount() {
      const [best] = sortOffers(this.offers)
      return best?.status === 'success' ? best.quote.purchaseAmount : undefined
    },
    get quotesLoading() {
      return isLoading(this)
    },
    get isSample() {
      return findOffering(this)?.isSample ?? false
    },
    get error() {
      return this.offering.status === 'success' ? this.offering.error : undefined
    },
  })
}

function findOffering({ offering }: Pick<OnrampState, 'offering'>) {
  return offering.status === 'success' ? offering.offering : undefined
}

function isLoading({ offers }: Pick<OnrampState, 'offers'>): boolean {
  return offers.some(({ status }) => status === 'pending')
}
