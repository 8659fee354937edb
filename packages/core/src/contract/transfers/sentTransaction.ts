import type { TrackingData } from './trackingData.ts'

/** What the network has of a payment, or the wallet says that it has. */
export type SentTransaction = {
  readonly hash: string
  /** As far as it is known by then. Following it may find out more. */
  readonly trace?: TrackingData | undefined
}
