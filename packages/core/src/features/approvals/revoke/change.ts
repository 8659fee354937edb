import type {
  ApprovalRequest,
  ApprovalsAdapter,
} from '../../../contract/approvals/approvalsAdapter.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalRow } from '../state/approvalRow.ts'
import type { RevokingItem } from '../state/approvalsState.ts'

/** What becomes of one approval. */
export type Change = {
  readonly row: ApprovalRow
  /** Base units; `0n` ends it. */
  readonly amount: bigint
  readonly endsSignatures?: boolean | undefined
}

/** A request of a change: a copy that was read by code that did not write it. */
export type CheckedRequest = ApprovalRequest

/** News of a change. */
export type ChangeNews = Partial<Pick<RevokingItem, 'status' | 'step' | 'hash' | 'error'>>

/** Whose approvals are changed, and who wants to know how it goes. */
export type Changing = {
  /** On the network of the approvals. */
  readonly sender: Sender
  readonly adapter: ApprovalsAdapter
  readonly onNews: (change: Change, news: ChangeNews) => void
}
