import type { OnrampOrder } from '../contract/onrampOrder.ts'
import type { OnrampProvider, WebhookNews, WebhookRequest } from '../contract/onrampProvider.ts'
import type { OrderStore } from '../orders/createOrderStore.ts'

export declare namespace takeWebhook {
  type Parameters = {
    provider: OnrampProvider
    store: OrderStore
    request: WebhookRequest
    signal: AbortSignal
  }
  /** `ignored` for events of other things, and those that were taken before. */
  type ReturnType = 'changed' | 'unchanged' | 'ignored'
}

/**
 * Takes a webhook as a hint to ask the provider again: what its API says counts, not the sender.
 * Resolves when the database has committed.
 */
export async function takeWebhook(
  parameters: takeWebhook.Parameters,
): Promise<takeWebhook.ReturnType> {
  const { provider, store, request, signal } = parameters
  const hint = await provider.readWebhook(request)
  const order = hint && (await findOrder({ store, provider, hint }))
  if (!order) return 'ignored'
  const { id } = order
  const event = { provider: provider.id, eventId: hint.eventId }
  if (await store.hasEvent(event)) return 'ignored'
  const told = await provider.status({ order, signal })
  const outcome = await store.apply({ id, news: told ? [told] : [], event })
  // The API may lag behind, and what is sent is soon on the chain.
  if (told?.status !== hint.news.status || told.status === 'sent') await store.pollSoon(id)
  return outcome === 'repeated' ? 'ignored' : outcome
}

type FindOrder = { store: OrderStore; provider: OnrampProvider; hint: WebhookNews }

async function findOrder({ store, provider, hint }: FindOrder): Promise<OnrampOrder | undefined> {
  const { orderId, providerRef } = hint
  const byId = orderId === undefined ? undefined : await store.find(orderId)
  const order =
    byId ??
    (providerRef === undefined
      ? undefined
      : await store.findByRef({ provider: provider.id, providerRef }))
  return order?.provider === provider.id ? order : undefined
}
