import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { AskedPurchase, OnrampApi, ProviderPage } from '../offers/createOnrampApi.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import { readProviderUrl } from '../providers/readProviderUrl.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { createReference } from './createReference.ts'

export declare namespace fetchPage {
  type Parameters = {
    api: OnrampApi
    buyer: Sender
    provider: OnrampProvider
    purchase: AskedPurchase
    /** What the quote says that arrives. */
    expected: string | undefined
  }
}

/**
 * Creates the order and its page. Nothing but a page of the provider, for this account.
 * @throws `ONRAMP_URL_REFUSED`, `SERVICE_…`, the reason of the lifetime
 */
export async function fetchPage(
  { kit, lifetime }: OnrampContext,
  { api, buyer, provider, purchase, expected }: fetchPage.Parameters,
): Promise<Pick<ProviderPage, 'url' | 'expiresAt'> & { readonly order: OnrampOrder }> {
  const { address, namespace, network } = buyer
  const reference = createReference()
  const page = await api.getPage({ purchase, address, reference }, { signal: lifetime })
  lifetime.throwIfAborted()
  const url = readProviderUrl({
    ...{ url: page.url, provider, options: kit.options.onramp },
    isAccount: (other) => isSameAddress(kit, namespace, address, other),
  })
  const { symbol, amount, paymentCurrency, network: sold } = purchase
  const { nativeCurrency, caipNetworkId } = network
  const now = Date.now()
  return {
    ...{ url, expiresAt: page.expiresAt },
    order: {
      ...{ id: page.orderId ?? reference, isTracked: page.orderId !== undefined },
      provider: { id: provider.id, name: provider.name },
      ...{ caipNetworkId, address },
      asset:
        sold.token === undefined
          ? { symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals }
          : { token: sold.token, symbol },
      payment: { amount, currency: paymentCurrency },
      ...(expected !== undefined && { expected }),
      ...{ startedAt: now, status: 'opened', updatedAt: 0 },
    },
  }
}
