import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'
import { noteBalance } from '../following/noteBalance.ts'
import type { ProviderWindow } from '../providers/openProviderWindow.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import type { fetchPage } from './fetchPage.ts'
import { loadPage } from './loadPage.ts'
import { watchWindow } from './watchWindow.ts'

export declare namespace buy {
  type Parameters = fetchPage.Parameters & {
    /** The empty window. `undefined` if the browser blocked it. */
    page: ProviderWindow | undefined
  }
}

/**
 * Asks for a provider's page, checks where it leads, and opens it.
 * @throws `ONRAMP_URL_REFUSED`, `SERVICE_…`, `UI_LOAD_FAILED`, the reason of the lifetime
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
    const fetchOpened = await loadPage()
    const { order, url, expiresAt } = await fetchOpened(context, parameters)
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
