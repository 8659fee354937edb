import type { TrackingData } from './trackingData.ts'

/** A sent transaction, as the network or the wallet reported it. */
export type SentTransaction = {
  readonly hash: string
  /** The data known so far. Tracking may add more. */
  readonly trackingData?: TrackingData | undefined
}
