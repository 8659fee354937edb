import type { OrderNews } from '../contract/orderNews.ts'

const wanted: readonly OrderNews['status'][] = [
  'sent',
  'refunded',
  'processing',
  'awaitingUser',
  'opened',
  'failed',
  'expired',
]

/**
 * The news that count, of several payments for one order: a visitor whose card is declined may pay
 * by another. Of equal ones, the last that happened.
 */
export function chooseNews(all: readonly OrderNews[]): OrderNews | undefined {
  const rank = (news: OrderNews) => wanted.indexOf(news.status)
  return all.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at)[0]
}
