import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { ApprovalRow } from './approvalRow.ts'

/** How far a chain was looked through. */
export type ApprovalsReach = {
  /** The oldest block that was looked at. */
  readonly reachedBlock: bigint
  /** Its time, in seconds since the epoch. `0`: since the first block. */
  readonly since: number
}

/** The search on one network. */
export type NetworkScan = {
  readonly chainId: CaipNetworkId
  /** `error`: rows that were found before are still there. */
  readonly status: 'pending' | 'success' | 'error'
  /** How far this look and earlier ones came. */
  readonly reach?: ApprovalsReach | undefined
  readonly error?: CleatError | undefined
}

/** The search for approvals: on the network in use first, then on the app's others. */
export type ApprovalsScan =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' | 'ended'; readonly networks: readonly NetworkScan[] }

/** What became of one change. */
export type RevokingItem = {
  /** The approval as it was before. */
  readonly row: ApprovalRow
  /** What it becomes, in base units; `0n` ends it. */
  readonly amount: bigint
  readonly status: /** Its turn has not come. */
    | 'waiting'
    /** The wallet is asked to be on its network. */
    | 'switching'
    /** It is tried out on the chain. */
    | 'preparing'
    /** The wallet is asked: for this one, or for all that are in this state together. */
    | 'wallet'
    /** It is sent, or read again. */
    | 'network'
    /** The chain has it as wanted. */
    | 'done'
    /** It was sent, and the chain still has it as before. */
    | 'kept'
    /** It was sent, and what became of it could not be read. */
    | 'unknown'
    /** The visitor declined in the wallet. */
    | 'declined'
    | 'failed'
  /** Which request of how many, where one change takes several. */
  readonly step?: { readonly index: number; readonly count: number } | undefined
  readonly hash?: string | undefined
  readonly error?: CleatError | undefined
}

/** Changes together, or one after another. */
export type Revoking =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly items: readonly RevokingItem[] }
  | { readonly status: 'ended'; readonly items: readonly RevokingItem[] }

/** The approvals of the account in use, on all networks of the app that it is on. */
export type ApprovalsState = {
  scan: ApprovalsScan
  /** What could be lost first. Only what the chains have. */
  rows: readonly ApprovalRow[]
  revoking: Revoking
}
