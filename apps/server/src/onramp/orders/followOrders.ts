import type { Logger } from '../../http/logger.ts'
import type { OnrampOrder } from '../contract/onrampOrder.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { PaymentNews } from './applyNews.ts'
import type { OrderStore } from './createOrderStore.ts'

export declare namespace followOrders {
  type Parameters = {
    store: OrderStore
    providers: readonly OnrampProvider[]
    /** Looks whether a node has a payment. `undefined` if it has not, or cannot be asked. */
    findDelivery: (parameters: {
      order: OnrampOrder
      signal: AbortSignal
    }) => Promise<PaymentNews | undefined>
    logger: Pick<Logger, 'error'>
    signal: AbortSignal
    /** @default 5000 */
    stepMs?: number | undefined
  }
}

const atOnce = 10
const pruneEvery = 720

/**
 * Asks providers what became of orders, for those whose webhooks do not come. Resolves when the
 * signal aborts.
 */
export async function followOrders(parameters: followOrders.Parameters): Promise<void> {
  const { store, logger, signal, stepMs = 5000 } = parameters
  for (let step = 0; !signal.aborted; step += 1) {
    try {
      if (step % pruneEvery === 0) await store.prune()
      const due = await store.claimDue(atOnce)
      await Promise.all(due.map((order) => followOrder({ ...parameters, order })))
      if (due.length === atOnce) continue
    } catch (error) {
      if (!signal.aborted) logger.error('orders could not be followed', { error })
    }
    await rest(stepMs, signal)
  }
}

async function followOrder(
  parameters: followOrders.Parameters & { order: OnrampOrder },
): Promise<void> {
  const { store, providers, findDelivery, logger, signal, order } = parameters
  const provider = providers.find(({ id }) => id === order.provider)
  try {
    const told = await provider?.status({ order, signal })
    if (told) await store.apply({ id: order.id, news: [told] })
    const current = await store.find(order.id)
    if (current?.status !== 'sent') return
    const delivery = await findDelivery({ order: current, signal })
    if (delivery) await store.apply({ id: order.id, news: [delivery] })
  } catch (error) {
    if (!signal.aborted) {
      logger.error('order could not be followed', { provider: order.provider, error })
    }
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
}
