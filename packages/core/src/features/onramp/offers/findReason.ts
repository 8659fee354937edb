import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { OnrampOptions } from '../../../contract/options/onrampOptions.ts'
import { listOrigins } from '../providers/listOrigins.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import type { PaymentCurrency, PurchaseCurrency } from './onrampOffering.ts'
import type { UnavailableReason } from './onrampQuote.ts'

/** Why a provider cannot be chosen, as far as the offering says. */
export function findReason(parameters: {
  provider: OnrampProvider
  network: CaipNetwork
  purchaseCurrency: PurchaseCurrency | undefined
  paymentCurrency: PaymentCurrency | undefined
  options: OnrampOptions | undefined
}): UnavailableReason | undefined {
  const { provider, network, purchaseCurrency, paymentCurrency, options } = parameters
  const { networks, purchaseCurrencies, paymentCurrencies, hosts } = provider
  const { caipNetworkId, chainNamespace } = network
  const sells = (list: readonly string[] | undefined, ...ids: (string | undefined)[]) =>
    !list || ids.some((id) => id !== undefined && list.includes(id))
  if (!sells(networks, caipNetworkId, chainNamespace)) return 'network'
  if (!sells(purchaseCurrencies, purchaseCurrency?.id)) return 'token'
  if (!sells(paymentCurrencies, paymentCurrency?.id)) return 'currency'
  const origins = listOrigins(provider.id, options)
  const isOpened = (host: string) =>
    origins.some((origin) => origin === host || new URL(origin).host === host)
  return origins.length > 0 && (!hosts || hosts.some(isOpened)) ? undefined : 'host'
}
