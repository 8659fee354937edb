import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { applyNews } from '../orders/applyNews.ts'
import { isEnded } from '../orders/isEnded.ts'
import type { OrderNews } from '../orders/orderAnswer.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { noteBalance } from './noteBalance.ts'
import { proveArrival } from './proveArrival.ts'

/** Asks the service and the chain about a purchase, once. Never throws: it is asked again. */
export async function askOrder(context: OnrampContext, id: string): Promise<void> {
  const { api, orders, lifetime } = context
  const order = orders.list.find((one) => one.id === id)
  if (!order || lifetime.aborted) return
  await noteBalance(context, id)
  if (order.isTracked && api)
    await api.getOrder(id, { signal: lifetime }).then(
      (news) => take(context, id, news),
      (error: unknown) => {
        if (isUnknown(error)) forgetTracking(context, id)
      },
    )
  if (!lifetime.aborted) await proveArrival(context, id)
}

function take({ kit, orders }: OnrampContext, id: string, news: OrderNews): void {
  const before = orders.list.find((one) => one.id === id)
  orders.change((all) => all.map((one) => (one.id === id ? applyNews(one, news) : one)))
  const after = orders.list.find((one) => one.id === id)
  if (!before || !after || before.status === after.status || !isEnded(after)) return
  const { provider, reason, status } = after
  kit.controllers.events.track('BUY_FAILED', { provider: provider.id, reason: reason ?? status })
}

/** A service that does not know the order: the chain alone is watched. */
function isUnknown(error: unknown): boolean {
  return isCleatError(error, 'SERVICE_BAD_ANSWER') && error.context.reason === 'HTTP 404'
}

function forgetTracking({ orders }: OnrampContext, id: string): void {
  orders.change((all) => all.map((one) => (one.id === id ? { ...one, isTracked: false } : one)))
}
