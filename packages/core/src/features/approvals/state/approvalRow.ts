import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Approval } from '../../../contract/approvals/approval.ts'

/** What a visitor should know of an approval. */
export type ApprovalFlag =
  /** Without limit, or a whole collection. */
  | 'any'
  /** The spender is an account that a person or a program holds the key of. */
  | 'account'
  /** The spender is a contract that Cleat does not know. */
  | 'unknown'
  /** Given more than a year ago. */
  | 'old'
  /** Nothing can be taken any more. */
  | 'expired'

/** An approval with what follows from it. */
export type ApprovalRow = Approval & {
  readonly id: string
  readonly chainId: CaipNetworkId
  /** Whether the app's or the service's list names the token. */
  readonly isListed: boolean
  /** US cents that could be lost now. `undefined` for what no list names, or without a price. */
  readonly value: bigint | undefined
  readonly flags: readonly ApprovalFlag[]
}
