import type { Purchase, PurchaseState } from '../../purchases/purchase.ts'

/** Stripe rejects only for who the visitor is. After a declined card, another can be tried. */
const statuses: Readonly<Record<PurchaseState, string>> = {
  open: 'initialized',
  identity: 'requires_payment',
  processing: 'fulfillment_processing',
  sent: 'fulfillment_complete',
  declined: 'requires_payment',
  rejected: 'rejected',
  refunded: 'rejected',
  expired: 'requires_payment',
}

/** Stripe's status of a session. */
export function toStripeStatus({ state, cardEnd }: Pick<Purchase, 'state' | 'cardEnd'>): string {
  return state === 'open' && cardEnd !== undefined ? statuses.declined : statuses[state]
}
