import type { EvmChain } from '../chains/openChains.ts'

/** Where an approval may be. The chain is read before it is shown. */
export type ApprovalClaim = {
  readonly kind: 'token' | 'item' | 'collection' | 'permit2'
  readonly token: string
  readonly spender: string
  readonly item?: bigint | undefined
  /** Seconds since the epoch, if the node says when the block was. */
  readonly at?: number | undefined
}

/** What is known of an account's approvals. */
export type FoundApprovals = {
  readonly claims: readonly ApprovalClaim[]
  /** The oldest block that was looked at. */
  readonly reachedBlock: bigint
  /** Its time, in seconds since the epoch. `0`: since the first block. */
  readonly since: number
}

/** A source of approvals: the logs of a node, or an index or API of logs. */
export type ApprovalsSource = {
  /**
   * What is known now. Each call may look further back, within its limits.
   * @throws `ChainUnavailableError`
   */
  find(parameters: {
    chain: EvmChain
    /** With its checksum. */
    address: string
    signal: AbortSignal
  }): Promise<FoundApprovals>
}
