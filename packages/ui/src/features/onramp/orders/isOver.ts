import type { OnrampOrder } from '@cleat/core/onramp'

const ends: ReadonlySet<string> = new Set(['delivered', 'failed', 'refunded', 'expired'])

/** Whether nothing more happens to a purchase. */
export function isOver({ status }: Pick<OnrampOrder, 'status'>): boolean {
  return ends.has(status)
}
