import type { OnrampOrder, OrderStatus } from './onrampOrder.ts'

/** The stage in which visitors pay. A card that is declined can be followed by another. */
export const payingStage = 2

const stages: { readonly [status in OrderStatus]: number } = {
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

/** How far a purchase is. No news take it back to an earlier stage. */
export function findStage({ status, reason }: Pick<OnrampOrder, 'status' | 'reason'>): number {
  return status === 'failed' && reason === 'mismatch' ? mismatchStage : stages[status]
}
