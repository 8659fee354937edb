import type { HistoryBlock } from './historyBlock.ts'
import type { HistoryCursor } from './historyCursor.ts'
import type { HistoryTransaction } from './historySource.ts'

/** A block that identifies a position in a chain. */
export type Anchor = { readonly number: bigint; readonly hash: string }

/** A transaction with its cursor. */
export type StoredTransaction = HistoryTransaction & { readonly cursor: HistoryCursor }

export type HistoryStore = {
  /** The latest indexed blocks, newest first, then the very first. */
  anchors(chainId: string): Promise<readonly Anchor[]>
  /**
   * Adds blocks atomically. Returns false and adds nothing if `after` is not the newest block,
   * because another process added some.
   */
  add(parameters: {
    chainId: string
    after: Anchor | undefined
    blocks: readonly HistoryBlock[]
  }): Promise<boolean>
  /**
   * Removes the blocks after `to`, or all blocks. Does nothing if `newest` is not the newest block.
   */
  rewind(parameters: { chainId: string; newest: Anchor; to: Anchor | undefined }): Promise<void>
  /** A page of one account, newest first. */
  page(parameters: {
    chainIds: readonly string[]
    /** In lower case. */
    account: string
    after: HistoryCursor | undefined
    limit: number
  }): Promise<readonly StoredTransaction[]>
}
