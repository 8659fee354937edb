import type { OrderNews } from '../../contract/orderNews.ts'
import type { OrderReason } from '../../contract/orderStatus.ts'

type Known = readonly [status: OrderNews['status'], reason?: OrderReason]

const statuses: Readonly<Record<string, Known>> = {
  PENDING_CREATED: ['processing'],
  PENDING: ['processing'],
  AUTHORIZED: ['processing'],
  TWO_FA_REQUIRED: ['awaitingUser'],
  TWO_FA_PROVIDED: ['processing'],
  SETTLING: ['processing'],
  // It may be tried again.
  ERROR: ['processing'],
  SETTLED: ['sent'],
  FAILED: ['failed', 'other'],
  DECLINED: ['failed', 'declined'],
  CANCELLED: ['failed', 'cancelled'],
  VOIDED: ['failed', 'cancelled'],
  REFUNDED: ['refunded', 'other'],
  AUTHORIZATION_EXPIRED: ['expired', 'other'],
}

/**
 * What a status of Meld means. `undefined` for an unknown one.
 * @see https://docs.meld.io/docs/transaction-statuses
 */
export function toMeldStatus(
  status: string | null | undefined,
): Pick<OrderNews, 'status' | 'reason'> | undefined {
  const known = statuses[status?.replaceAll(' ', '_').toUpperCase() ?? '']
  return known && { status: known[0], reason: known[1] }
}
