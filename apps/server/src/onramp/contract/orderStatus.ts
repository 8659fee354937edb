/** What becomes of a purchase, in the order of their ranks. */
export const orderStatuses = [
  'created',
  'opened',
  'awaitingUser',
  'processing',
  'sent',
  'delivered',
  'failed',
  'refunded',
  'expired',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Why a purchase ended without a delivery. */
export const orderReasons = [
  'declined',
  'identity',
  'cancelled',
  'limit',
  'region',
  'mismatch',
  'other',
] as const

export type OrderReason = (typeof orderReasons)[number]
