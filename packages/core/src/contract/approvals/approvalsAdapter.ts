import type { CaipNetwork } from '../../base/caip/network.ts'
import type { Approval, ApprovalClaim } from './approval.ts'

/** The account and the network that are looked at. */
export type ApprovalsPlace = { readonly address: string; readonly network: CaipNetwork }

/** What the wallet is asked. */
export type ApprovalRequest = { readonly method: string; readonly params?: unknown }

/** What one look at the chain's logs found. */
export type FoundApprovals = {
  readonly claims: readonly ApprovalClaim[]
  /** The oldest block that was looked at. The next look continues below it. */
  readonly reachedBlock: bigint
  /** The time of that block, in seconds since the epoch. `0`: since the first block. */
  readonly since: number
  /** The newest block that was there. `undefined` if the source does not say. */
  readonly newestBlock?: bigint | undefined
}

/** What the chain has of some claims. A claim that is in neither list is of no approval. */
export type ReadApprovals = {
  readonly approvals: readonly Approval[]
  /** Those of which their contract said nothing that can be read: they may be there or not. */
  readonly unread: readonly ApprovalClaim[]
}

/** What a request changes about one approval, as its bytes say. */
export type DecodedApproval = {
  readonly from: string
  readonly kind: Approval['kind']
  readonly token: string
  /** `undefined` where the call names none: it ends the approval of an item. */
  readonly spender: string | undefined
  readonly item?: bigint | undefined
  /** Base units; `0n` ends it. */
  readonly amount: bigint
  /** Whether it ends what was signed and not used yet, instead of the approval. */
  readonly isOfSignatures: boolean
}

/** What became of a sent transaction. */
export type ApprovalOutcome =
  | { readonly status: 'included'; readonly hash: string }
  | { readonly status: 'failed'; readonly hash: string; readonly reason: string }
  /** Another transaction took its place, or what happened cannot be proven. */
  | { readonly status: 'unknown'; readonly hash: string }

/** How one approval is changed. */
export type ApprovalChange = {
  readonly approval: Approval
  /** Base units; `0n` ends it. */
  readonly amount: bigint
  /**
   * Whether permits that are signed and not used yet end too, which would bring it back. For
   * Permit2. @default false
   */
  readonly endsSignatures?: boolean | undefined
}

/**
 * The approvals of a namespace: who may take what from an account. Every function rejects with a
 * `CleatError` and nothing else.
 */
export type ApprovalsAdapter = {
  /** Where approvals often are: the given tokens and the spenders that the adapter knows. */
  listKnown(
    parameters: ApprovalsPlace & { readonly tokens: readonly string[] },
  ): readonly ApprovalClaim[]
  /**
   * Looks through the logs of the chain, from the newest block back, or from below `before`, and no
   * further than down to `after`. Ends after 40 requests or five seconds.
   * @throws `NETWORK_RPC_FAILED` if the node answered nothing at all
   */
  find(
    parameters: ApprovalsPlace & {
      readonly before?: bigint | undefined
      /** A block that was looked at before, as those below it were. */
      readonly after?: bigint | undefined
      readonly signal: AbortSignal
      /** Called whenever a part was looked at. */
      readonly onProgress?: ((found: FoundApprovals) => void) | undefined
    },
  ): Promise<FoundApprovals>
  /**
   * Reads what the chain has of the claims.
   * @throws `NETWORK_RPC_FAILED`
   */
  read(
    parameters: ApprovalsPlace & {
      readonly claims: readonly ApprovalClaim[]
      readonly signal: AbortSignal
    },
  ): Promise<ReadApprovals>
  /**
   * Writes the requests that change an approval, in order, after they were tried out. Two where a
   * token changes an amount only from or to zero, or where signatures are ended too.
   * @throws `TRANSACTION_FAILED` if the chain would refuse it, `NETWORK_RPC_FAILED`
   */
  prepare(
    parameters: ApprovalsPlace & ApprovalChange,
  ): Promise<readonly [ApprovalRequest, ...ApprovalRequest[]]>
  /**
   * Reads what a request changes, by code that did not write it.
   * @throws `PAYMENT_ALTERED` if it does anything else
   */
  decode(request: ApprovalRequest): DecodedApproval
  /**
   * Writes several requests as one that happens as a whole or not at all. Absent where no wallet of
   * the chain takes that.
   * @see EIP-5792
   */
  join?:
    | ((
        parameters: ApprovalsPlace & { readonly requests: readonly ApprovalRequest[] },
      ) => ApprovalRequest)
    | undefined
  /**
   * Reads what a request changes that was written so, in order, by code that did not write it.
   * @throws `PAYMENT_ALTERED` if it does anything else
   */
  decodeJoined?: ((request: ApprovalRequest) => readonly DecodedApproval[]) | undefined
  /**
   * Follows a sent transaction until the chain has decided.
   * @throws the reason of the signal
   */
  follow(
    parameters: ApprovalsPlace & { readonly hash: string; readonly signal: AbortSignal },
  ): Promise<ApprovalOutcome>
}
