import type { ApprovalQuestion } from '../approval/approvalRequest.ts'
import type { ApprovalAnswer } from '../approval/approver.ts'

export type MethodCall = {
  readonly params: unknown
  /** Asks the user. Throws 4001 unless approved. */
  readonly ask: (question: ApprovalQuestion) => Promise<ApprovalAnswer>
}

/** One method of the wallet. Returns the answer or throws a `ProviderRpcError`. */
export type WalletMethod = (call: MethodCall) => Promise<unknown>

export type WalletMethods = Readonly<Record<string, WalletMethod>>
