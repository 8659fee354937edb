import type { PendingEntry } from '../../../runtime/pendingTransactions/pendingTransactions.ts'

/** One side of a swap, as stored. */
export type PendingSide = {
  /** The token's contract or mint. `undefined` for the native currency. */
  readonly token?: string | undefined
  readonly symbol: string
  readonly decimals: number
  /** An exact plain decimal number. */
  readonly amount: string
}

/** A step of a swap until the chain confirms it, and some time longer, until services index it. */
export type PendingSwap = PendingEntry & {
  /** An allowance moves nothing. */
  readonly type: 'allowance' | 'exchange'
  readonly from: string
  readonly source: PendingSide
  /** `amount` is the least that has to arrive. */
  readonly target: PendingSide
  /**
   * Of an order: until when others can fill it, whatever its source says. Milliseconds since 1970.
   */
  readonly expiresAt?: number | undefined
  /** Of an order: who takes the source token, if it is filled. */
  readonly spender?: string | undefined
  /** Of an order: its allowance was taken back. It cannot be filled before there is another one. */
  readonly isClosed?: boolean | undefined
}
