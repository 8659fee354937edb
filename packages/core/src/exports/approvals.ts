export type { Approval, ApprovalClaim, ApprovalKind } from '../contract/approvals/approval.ts'
export { createApprovals } from '../features/approvals/createApprovals.ts'
export type { ApprovalFlag, ApprovalRow } from '../features/approvals/state/approvalRow.ts'
export type { ApprovalsController } from '../features/approvals/state/approvalsController.ts'
export type {
  ApprovalsReach,
  ApprovalsScan,
  ApprovalsState,
  NetworkScan,
  Revoking,
  RevokingItem,
} from '../features/approvals/state/approvalsState.ts'
