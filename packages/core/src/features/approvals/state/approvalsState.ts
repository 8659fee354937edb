import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { ApprovalRow } from './approvalRow.ts'

/** How far the chain was looked through. */
export type ApprovalsReach = {
  /** The oldest block that was looked at. */
  readonly reachedBlock: bigint
  /** Its time, in seconds since the epoch. `0`: since the first block. */
  readonly since: number
}

/** The search for approvals. `reach` is what earlier looks reached. */
export type ApprovalsScan =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly reach?: ApprovalsReach | undefined }
  | { readonly status: 'success'; readonly reach: ApprovalsReach }
  /** Rows that were found before are still there. */
  | {
      readonly status: 'error'
      readonly error: CleatError
      readonly reach?: ApprovalsReach | undefined
    }

/** What became of one change. */
export type RevokingItem = {
  /** The approval as it was before. */
  readonly row: ApprovalRow
  /** What it becomes, in base units; `0n` ends it. */
  readonly amount: bigint
  readonly status: /** Its turn has not come. */
    | 'waiting'
    /** It is tried out on the chain. */
    | 'preparing'
    /** The wallet is asked. */
    | 'wallet'
    /** It is sent, or read again. */
    | 'network'
    /** The chain has it as wanted. */
    | 'done'
    /** It was sent, and the chain still has it as before. */
    | 'kept'
    /** The visitor declined in the wallet. */
    | 'declined'
    | 'failed'
  /** Which request of how many, where one change takes several. */
  readonly step?: { readonly index: number; readonly count: number } | undefined
  readonly hash?: string | undefined
  readonly error?: CleatError | undefined
}

/** Changes one after another. */
export type Revoking =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly items: readonly RevokingItem[] }
  | { readonly status: 'ended'; readonly items: readonly RevokingItem[] }

/** The approvals of the account in use, on its network. */
export type ApprovalsState = {
  scan: ApprovalsScan
  /** What could be lost first. Only what the chain has. */
  rows: readonly ApprovalRow[]
  revoking: Revoking
}
