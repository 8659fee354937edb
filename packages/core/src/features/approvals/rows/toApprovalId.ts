import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'

/** Names an approval of an account on a network. */
export function toApprovalId({ kind, token, spender, item }: ApprovalClaim): string {
  return [kind, token, spender, ...(item === undefined ? [] : [item])].join(' ').toLowerCase()
}
