import type { OnrampOrder } from '../contract/onrampOrder.ts'
import type { OrderStatus } from '../contract/orderStatus.ts'

/** The stage in which visitors pay. A card that is declined can be followed by another. */
export const payingStage = 2

const stages: Readonly<Record<OrderStatus, number>> = {
  created: 0,
  opened: 1,
  awaitingUser: payingStage,
  processing: payingStage,
  expired: payingStage,
  failed: payingStage,
  sent: 3,
  delivered: 5,
  refunded: 6,
}
const mismatchStage = 4

export declare namespace findStage {
  type Parameters = Pick<OnrampOrder, 'status'> & Partial<Pick<OnrampOrder, 'reason'>>
}

/** How far an order is. No news take it back to an earlier stage. */
export function findStage({ status, reason }: findStage.Parameters): number {
  return status === 'failed' && reason === 'mismatch' ? mismatchStage : stages[status]
}
