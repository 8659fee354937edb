import type { AbortableTask } from '../../../base/async/createAbortableTask.ts'
import type { Approval, ApprovalClaim } from '../../../contract/approvals/approval.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { ApprovalsApi } from '../service/createApprovalsApi.ts'
import type { ApprovalsReach, ApprovalsState } from './approvalsState.ts'

/** What is known of one account on one network, for as long as the kit lives. */
export type KnownApprovals = {
  /** Where the chain had one when it was last read, or may have one still. */
  readonly claims: Map<string, ApprovalClaim>
  /** As last read from the chain. */
  approvals: Map<string, Approval>
  reach: ApprovalsReach | undefined
  /** The newest block that was looked at. `undefined` if a service looked. */
  newestBlock: bigint | undefined
  /** Prices of listed tokens in US dollars, by address in lower case. */
  prices: ReadonlyMap<string, number | undefined>
}

/** The context of the functions about approvals. */
export type ApprovalsContext = {
  readonly kit: FeatureRuntime
  readonly state: ApprovalsState
  /** The app's data service. `undefined` without one. */
  readonly api: ApprovalsApi | undefined
  /** The search. A change of the account ends it. */
  readonly scanning: AbortableTask
  /** By account and network. */
  readonly known: Map<string, KnownApprovals>
  /** Aborts when the feature or the kit is destroyed. */
  readonly lifetime: AbortSignal
  readonly internal: {
    isStopped: boolean
    /** How many changes go together, where a wallet or its visitor wanted fewer than usual. */
    readonly batchSizes: Map<string, number>
  }
}
