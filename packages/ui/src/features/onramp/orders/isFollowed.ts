import type { OnrampOrder } from '@cleat/core/onramp'

/** Purchases are asked about this long. Milliseconds. */
const followedMs = 24 * 60 * 60_000

/** Whether a purchase is still asked about by the kit, and not by the visitor alone. */
export function isFollowed({ startedAt }: Pick<OnrampOrder, 'startedAt'>): boolean {
  return Date.now() - startedAt < followedMs
}
