import type { OrderStatus } from './onrampOrder.ts'

/** Every status of a purchase. */
export const orderStatuses: readonly OrderStatus[] = [
  ...(['created', 'opened', 'awaitingUser', 'processing', 'sent', 'delivered'] as const),
  ...(['failed', 'refunded', 'expired'] as const),
]
