import type { LoggedTransfer } from './readTransferLog.ts'

export type IndexedTransfer = Omit<LoggedTransfer, 'token'> & {
  /** `null` for the native currency. */
  readonly token: string | null
}

export type IndexedTransaction = {
  readonly hash: string
  readonly position: number
  readonly sender: string
  /** The receiver or the created contract. */
  readonly recipient: string | null
  readonly nonce: number
  readonly isFailed: boolean
  readonly transfers: readonly IndexedTransfer[]
}

/** The stored data of a block. */
export type HistoryBlock = {
  readonly number: bigint
  readonly hash: string
  readonly parentHash: string
  readonly minedAt: Date
  readonly transactions: readonly IndexedTransaction[]
}
