import type { OpenChain } from '../chains/openChains.ts'

/** An ERC-721 item or an ERC-1155 kind of item. */
export type HistoryItem = { readonly standard: 'erc721' | 'erc1155'; readonly id: bigint }

export type HistoryTransfer = {
  readonly sender: string
  readonly recipient: string
  /** Absent for the native currency. */
  readonly tokenAddress: string | undefined
  /** The item of the token. Absent for fungible tokens. */
  readonly item?: HistoryItem | undefined
  /** In base units, or the number of items. */
  readonly amountAtomic: bigint
}

export type HistoryTransaction = {
  readonly chainId: string
  readonly hash: string
  /** The signer. Absent if the source does not name it. */
  readonly sender: string | undefined
  /** The receiver or the created contract. Absent if the source does not name it. */
  readonly recipient: string | undefined
  readonly nonce: number
  readonly status: 'confirmed' | 'failed'
  readonly minedAt: Date
  /** The transfers that involve the account. */
  readonly transfers: readonly HistoryTransfer[]
}

export type HistoryPage = {
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  /** The cursor of the next page; `null` on the last. */
  readonly next: string | null
}

/** A source of account history. */
export type HistorySource = {
  /** Whether it has the chain's history. */
  has(chain: OpenChain): boolean
  read(parameters: {
    chains: readonly OpenChain[]
    /** In the format of `toAccount`. */
    address: string
    /** The `next` of a page. */
    cursor?: string | undefined
    /** Who asks, for sources that share a rate. */
    client: string
    signal: AbortSignal
  }): Promise<HistoryPage>
}
