import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { ApprovalKind } from '../../contract/approvals/approval.ts'

/** An approval that a wallet was asked for, as it is stored. Addresses are in lower case. */
export type LoggedApproval = {
  readonly account: string
  readonly chainId: CaipNetworkId
  readonly kind: ApprovalKind
  readonly token: string
  readonly spender: string
  readonly item?: string | undefined
  /** Seconds since the epoch. */
  readonly at: number
}
