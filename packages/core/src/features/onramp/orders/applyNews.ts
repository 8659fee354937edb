import { toUnits } from '../amounts/toUnits.ts'
import { findStage, payingStage } from './findStage.ts'
import { isEnded } from './isEnded.ts'
import type { OnrampOrder, OrderStatus } from './onrampOrder.ts'
import type { OrderNews } from './orderAnswer.ts'

/**
 * What a purchase is after news of the service, in whatever order and however often they come.
 * Returns the same object where nothing changes. News about another purchase change nothing. That
 * tokens arrived is believed to the chain alone, so `delivered` is `sent` here.
 */
export function applyNews(order: OnrampOrder, news: OrderNews): OnrampOrder {
  const { provider, network, updatedAt } = news
  const isOther =
    provider !== order.provider.id || (network !== undefined && network !== order.caipNetworkId)
  if (isOther) return order
  const status = news.status === 'delivered' ? 'sent' : news.status
  const reason = isEnded({ status }) ? news.reason : undefined
  const facts = status === 'sent' ? readFacts(order, news) : {}
  if (!isNext(order, { status, reason, updatedAt }))
    return order.status === 'sent' && Object.keys(facts).length > 0 ? { ...order, ...facts } : order
  return {
    ...order,
    ...{ status, reason, updatedAt: Math.max(order.updatedAt, updatedAt) },
    ...facts,
  }
}

/** In the order of what counts if it is said of the same time. */
const turns: readonly OrderStatus[] = ['awaitingUser', 'processing', 'expired', 'failed']

/** Stages only rise. While visitors pay, what happened last counts. */
function isNext(
  order: OnrampOrder,
  next: Pick<OrderNews, 'status' | 'reason' | 'updatedAt'>,
): boolean {
  const [before, after] = [findStage(order), findStage(next)]
  if (before !== after || before !== payingStage) return after > before
  const later = next.updatedAt - order.updatedAt
  const isOfMore = turns.indexOf(next.status) > turns.indexOf(order.status)
  return later > 0 || (later === 0 && isOfMore)
}

/** What the provider sent, as far as it is not known, and can be. */
function readFacts(
  order: OnrampOrder,
  { asset, amount, txHash }: OrderNews,
): Pick<OnrampOrder, 'amount' | 'txHash'> {
  const isAmount =
    amount &&
    [asset, order.asset.symbol].includes(amount.currency) &&
    isCredible(amount.amount, order.expected)
  return {
    ...(isAmount && order.amount === undefined && { amount: amount.amount }),
    ...(txHash !== undefined && order.txHash === undefined && { txHash }),
  }
}

/** Prices move, but never by so much between the price and the purchase. */
function isCredible(amount: string, expected: string | undefined): boolean {
  const wanted = toUnits(expected ?? '')
  if (!wanted) return true
  const sent = toUnits(amount) ?? 0n
  return sent * 2n >= wanted && sent * 10n <= wanted * 11n
}
