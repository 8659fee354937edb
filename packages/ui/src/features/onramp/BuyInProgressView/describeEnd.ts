import type { OnrampOrder } from '@cleat/core/onramp'

/** The words for the end of a purchase that did not happen. */
export type PurchaseEnd =
  | 'declined'
  | 'identity'
  | 'cancelled'
  | 'limit'
  | 'region'
  | 'mismatch'
  | 'failed'
  | 'refunded'
  | 'expired'

/** Which words explain the end. That money comes back counts more than why. */
export function describeEnd({
  status,
  reason,
}: Pick<OnrampOrder, 'status' | 'reason'>): PurchaseEnd {
  if (status === 'refunded' || status === 'expired') return status
  return reason === undefined || reason === 'other' ? 'failed' : reason
}
