import type { Address } from 'viem'
import type { ApprovalRequest } from './approvalRequest.ts'

/** The user's answer. */
export type ApprovalAnswer = {
  /** Whether the user approves. */
  readonly approved: boolean
  /** The accounts to share, for a `connect` request. @default the preselected ones */
  readonly accounts?: readonly Address[] | undefined
}

/** Decides for the user. Called for every request that opens a real wallet's window. */
export type Approver = (request: ApprovalRequest) => Promise<ApprovalAnswer>
