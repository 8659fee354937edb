import type { OpenChain } from '../chains/openChains.ts'

/** A thing of a collection, or one of its kinds of things. */
export type HistoryItem = { readonly standard: 'erc721' | 'erc1155'; readonly id: bigint }

export type HistoryTransfer = {
  readonly sender: string
  readonly recipient: string
  /** Absent for the native currency. */
  readonly tokenAddress: string | undefined
  /** Which of the things of the token; absent where all are alike. */
  readonly item?: HistoryItem | undefined
  /** In the smallest unit; for things how many. */
  readonly amountAtomic: bigint
}

export type HistoryTransaction = {
  readonly chainId: string
  readonly hash: string
  /** Who signed it. Absent where the source does not tell. */
  readonly sender: string | undefined
  /** The contract, when it made one. Absent where the source does not tell. */
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
