import type { TrackingData } from '@cleat/core/adapter'

/** What tells which transaction took the place of another: the number that the account gave it, and a block in which it still waited. */
export type Waiting = { readonly nonce: bigint; readonly since: bigint }

/** What an earlier visit knew. Nothing where it is something else. */
export function readWaiting({ nonce, since }: TrackingData = {}): Waiting | undefined {
  return isQuantity(nonce) && isQuantity(since)
    ? { nonce: BigInt(nonce), since: BigInt(since) }
    : undefined
}

function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/.test(value)
}
