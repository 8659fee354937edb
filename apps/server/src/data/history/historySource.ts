import type { OpenChain } from '../chains/openChains.ts'

export type HistoryTransfer = {
  readonly sender: string
  readonly recipient: string
  /** Absent for the native currency. */
  readonly tokenAddress: string | undefined
  /** In the smallest unit. */
  readonly amountAtomic: bigint
}

export type HistoryTransaction = {
  readonly chainId: string
  readonly hash: string
  readonly sender: string
  /** Absent when it made a contract. */
  readonly recipient: string | undefined
  readonly nonce: number
  readonly status: 'confirmed' | 'failed'
  readonly minedAt: Date
  /** Those that the account is part of. */
  readonly transfers: readonly HistoryTransfer[]
}

export type HistoryPage = {
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  /** Where the next page begins; `null` when this is the last. */
  readonly next: string | null
}

/** Where the past of accounts comes from. */
export type HistorySource = {
  /** Whether it knows the past of that chain. */
  has(chain: OpenChain): boolean
  read(parameters: {
    chains: readonly OpenChain[]
    /** As `toAccount` writes it. */
    address: string
    /** What a page gave as `next`. */
    cursor?: string | undefined
    signal: AbortSignal
  }): Promise<HistoryPage>
}
