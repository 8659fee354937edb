import type { OnrampOrder } from '../contract/onrampOrder.ts'
import type { OrderNews } from '../contract/orderNews.ts'
import type { OrderStatus } from '../contract/orderStatus.ts'
import { findStage, payingStage } from './findStage.ts'

/** What is known of a payment: the provider's news, or that a node has it. */
export type PaymentNews = OrderNews | { readonly status: 'delivered'; readonly at: number }

export type OrderChange = Pick<OnrampOrder, 'status' | 'newsAt'> &
  Partial<Pick<OnrampOrder, 'reason' | 'txHash' | 'amount' | 'providerRef'>>

export declare namespace applyNews {
  type Parameters = {
    order: Pick<
      OnrampOrder,
      'status' | 'reason' | 'newsAt' | 'address' | 'assetCode' | 'providerRef'
    >
    news: PaymentNews
  }
}

/**
 * What news change of an order. Stages only rise. While visitors pay, what happened last counts,
 * because a card that is declined can be followed by another: late and doubled news change nothing.
 */
export function applyNews({ order, news }: applyNews.Parameters): OrderChange | undefined {
  const next = readNews({ order, news })
  const [before, after] = [findStage(order), findStage(next)]
  if (before === after) return before === payingStage && isLater(order, next) ? next : undefined
  return after > before && !isOfOtherMoney(order, next) ? next : undefined
}

/** In the order of what counts if it is said of the same time. */
const turns: readonly OrderStatus[] = ['awaitingUser', 'processing', 'expired', 'failed']

function isLater(order: applyNews.Parameters['order'], { status, newsAt }: OrderChange): boolean {
  const laterMs = newsAt.getTime() - order.newsAt.getTime()
  return laterMs > 0 || (laterMs === 0 && turns.indexOf(status) > turns.indexOf(order.status))
}

/** Whether one payment has sent money, and this is what became of another. */
function isOfOtherMoney(
  order: applyNews.Parameters['order'],
  { providerRef }: OrderChange,
): boolean {
  return (
    findStage(order) > payingStage &&
    order.providerRef !== null &&
    providerRef !== undefined &&
    providerRef !== order.providerRef
  )
}

function readNews({ order, news }: applyNews.Parameters): OrderChange {
  const newsAt = new Date(news.at)
  if (news.status === 'delivered') return { status: news.status, newsAt }
  const { status, txHash, amount, reason = 'other', providerRef = order.providerRef } = news
  const facts = { newsAt, providerRef, reason: null }
  if (isOfAnother(order, news)) return { ...facts, status: 'failed', reason: 'mismatch' }
  if (status === 'failed' || status === 'expired' || status === 'refunded')
    return { ...facts, status, reason }
  if (status !== 'sent') return { ...facts, status }
  // A success that cannot be checked on the chain is none yet.
  if (txHash === undefined || amount === undefined) return { ...facts, status: 'processing' }
  return { ...facts, status, txHash, amount }
}

/** Whether the provider pays another address or another asset than was ordered. */
function isOfAnother(
  order: applyNews.Parameters['order'],
  { address, assetCode }: OrderNews,
): boolean {
  const isEvm = order.address.startsWith('0x')
  const isSame = (given: string) =>
    isEvm ? given.toLowerCase() === order.address.toLowerCase() : given === order.address
  return (
    (address !== undefined && !isSame(address)) ||
    (assetCode !== undefined && assetCode !== order.assetCode)
  )
}
