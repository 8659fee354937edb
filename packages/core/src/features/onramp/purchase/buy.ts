import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'
import { noteBalance } from '../following/noteBalance.ts'
import type { AskedPurchase, OnrampApi, ProviderPage } from '../offers/createOnrampApi.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import type { ProviderWindow } from '../providers/openProviderWindow.ts'
import { readProviderUrl } from '../providers/readProviderUrl.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { createReference } from './createReference.ts'
import { watchWindow } from './watchWindow.ts'

export declare namespace buy {
  type Parameters = {
    api: OnrampApi
    buyer: Sender
    provider: OnrampProvider
    purchase: AskedPurchase
    /** The empty window. `undefined` if the browser blocked it. */
    page: ProviderWindow | undefined
    /** What the quote says that arrives. */
    expected: string | undefined
  }
}

/**
 * Asks for a provider's page, checks where it leads, and opens it.
 * @throws `ONRAMP_URL_REFUSED`, `SERVICE_…`, the reason of the lifetime
 */
export async function buy(
  context: OnrampContext,
  parameters: buy.Parameters,
): Promise<{ readonly orderId: string }> {
  const { kit, state, internal, lifetime } = context
  const { buyer, provider, page } = parameters
  const { events } = kit.controllers
  events.track('SELECT_BUY_PROVIDER', {
    isSmartAccount: isSmartAccount(kit, buyer),
    provider: provider.id,
  })
  clearTimeout(internal.watch)
  state.buying = { status: 'opening', provider }
  try {
    const opened = await fetchPage(context, parameters)
    const { order, url, expiresAt } = opened
    context.orders.add(order)
    void noteBalance(context, order.id)
    const status = page ? (page.navigate(url) ? 'open' : 'closed') : 'blocked'
    internal.window = page
    state.buying = {
      ...{ status, provider, orderId: order.id, url, hasWindow: page !== undefined },
      ...(expiresAt !== undefined && { expiresAt }),
    }
    watchWindow(context)
    events.track('BUY_STARTED', { provider: provider.id, orderId: order.id })
    return { orderId: order.id }
  } catch (cause) {
    page?.close()
    if (lifetime.aborted) throw lifetime.reason
    const error = toCleatError(cause, 'SERVICE_UNREACHABLE', {
      context: { service: 'purchase service' },
    })
    state.buying = { status: 'error', provider, error }
    const reason = error.code === 'ONRAMP_URL_REFUSED' ? 'refused' : 'unavailable'
    events.track('BUY_FAILED', { provider: provider.id, reason })
    throw error
  }
}

/** Creates the order and its page. Nothing but a page of the provider, for this account. */
async function fetchPage(
  { kit, lifetime }: OnrampContext,
  { api, buyer, provider, purchase, expected }: buy.Parameters,
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
