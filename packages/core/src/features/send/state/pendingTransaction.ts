import type { PendingEntry } from '../../../runtime/pendingTransactions/pendingTransactions.ts'

/**
 * A payment of this kit until the chain confirms it, and some time longer, until services index it.
 */
export type PendingTransaction = PendingEntry & {
  readonly from: string
  readonly to: string
  readonly symbol: string
  readonly decimals: number
  /** The token's contract or mint. `undefined` for the native currency. */
  readonly token?: string | undefined
  /** An exact plain decimal number. */
  readonly amount: string
}
