import type { Hex } from 'viem'

/** A transaction that was sent. */
export type SentTransaction = {
  /** Tells it from an operation of a smart account. */
  readonly kind: 'transaction'
  /** The hash of the transaction. */
  readonly hash: Hex
  /** The number of the newest block before it was sent. */
  readonly block: bigint
}
