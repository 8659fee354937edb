import type { Address } from 'viem'
import type { ApprovalRequest } from './approvalRequest.ts'

export type ApprovalAnswer = {
  readonly approved: boolean
  /** For a `connect` request: the accounts to share. Default: the ones that were ticked. */
  readonly accounts?: readonly Address[] | undefined
}

/** Plays the user: asked for every request that a wallet would open its window for. */
export type Approver = (request: ApprovalRequest) => Promise<ApprovalAnswer>
