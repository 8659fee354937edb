import type { ApprovalQuestion } from '../approval/approvalRequest.ts'
import type { ApprovalAnswer } from '../approval/approver.ts'

export type MethodCall = {
  readonly params: unknown
  /** Asks the user; throws 4001 unless the answer is yes. */
  readonly ask: (question: ApprovalQuestion) => Promise<ApprovalAnswer>
}

/** One method of the wallet: answers or throws a `ProviderRpcError`. */
export type WalletMethod = (call: MethodCall) => Promise<unknown>

export type WalletMethods = Readonly<Record<string, WalletMethod>>
