import type { OrderReason } from './onrampOrder.ts'

/** Every way in which a purchase does not happen. */
export const orderReasons: readonly OrderReason[] = [
  ...(['declined', 'identity', 'cancelled', 'limit', 'region', 'mismatch', 'other'] as const),
]
