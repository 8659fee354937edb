import type { TrackingData } from '@cleat/core/adapter'
import { isQuantity } from '../abi/isQuantity.ts'

/** Identifies the replacement of a transaction: its nonce, and a block in which it was pending. */
export type Waiting = { readonly nonce: bigint; readonly since: bigint }

/** Parses the tracking data of an earlier visit. `undefined` if invalid. */
export function readWaiting({ nonce, since }: TrackingData = {}): Waiting | undefined {
  return isQuantity(nonce) && isQuantity(since)
    ? { nonce: BigInt(nonce), since: BigInt(since) }
    : undefined
}
