import type { ApprovalsAdapter } from '../../../contract/approvals/approvalsAdapter.ts'
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

/** Whose approval is changed, and who wants to know how it goes. */
export type Changing = {
  readonly sender: Sender
  readonly adapter: ApprovalsAdapter
  readonly onStatus: (news: Pick<RevokingItem, 'status' | 'step' | 'hash'>) => void
}
