import type { OrderStatus } from './onrampOrder.ts'

const ends: ReadonlySet<OrderStatus> = new Set(['delivered', 'failed', 'refunded', 'expired'])

/** Whether a purchase has an outcome. Where it was not paid, another card may still pay it. */
export function isEnded({ status }: { readonly status: OrderStatus }): boolean {
  return ends.has(status)
}
