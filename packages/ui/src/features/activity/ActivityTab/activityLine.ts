import type { PendingTransaction } from '@cleat/core/send'
import type { MergedTransfer } from './mergeTransfers.ts'

/** What there is to say about something that happened, or is about to. */
export type ActivityLine = {
  readonly operation: string
  /** Absent where all is well. */
  readonly status?: Exclude<PendingTransaction['status'], 'confirmed'> | undefined
  readonly counterpart?: { readonly side: 'to' | 'from'; readonly address: string } | undefined
  readonly hash: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly transfers: readonly MergedTransfer[]
  /** How many transfers there is no room for. */
  readonly hidden: number
  /** Whether it is about the chain's own coin. Nobody but the app itself can tell. */
  readonly isCoin: boolean
}
