import { findStage } from './findStage.ts'
import type { OnrampOrder } from './onrampOrder.ts'

/** Whether nothing more happens to a purchase that ended: no other card can pay it. */
export function isFinal(order: Pick<OnrampOrder, 'status' | 'reason'>): boolean {
  return findStage(order) > findStage({ status: 'sent' })
}
