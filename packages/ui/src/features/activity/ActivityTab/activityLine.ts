import type { PendingTransaction } from '@cleat/core/send'
import type { MergedTransfer } from './mergeTransfers.ts'

/** The displayed data of a transaction. */
export type ActivityLine = {
  readonly operation: string
  /** `undefined` if it succeeded. */
  readonly status?: Exclude<PendingTransaction['status'], 'confirmed'> | undefined
  readonly counterpart?: { readonly side: 'to' | 'from'; readonly address: string } | undefined
  readonly hash: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly transfers: readonly MergedTransfer[]
  /** The number of transfers that are not shown. */
  readonly hidden: number
  /** Whether it transfers the native currency. Only the app's own payments know that. */
  readonly isCoin: boolean
}
