import type { HistoryBlock } from './historyBlock.ts'
import type { HistoryCursor } from './historyCursor.ts'
import type { HistoryTransaction } from './historySource.ts'

/** A block by which a place in a chain is known. */
export type Anchor = { readonly number: bigint; readonly hash: string }

/** The transactions of a page, each with the cursor of its place. */
export type StoredTransaction = HistoryTransaction & { readonly cursor: HistoryCursor }

export type HistoryStore = {
  /** The last blocks that were added, newest first, and at the end the first of all. */
  anchors(chainId: string): Promise<readonly Anchor[]>
  /**
   * Adds blocks and what is in them, all or nothing. Answers false, and adds nothing, when `after` is not the newest block any more:
   * somebody else added some.
   */
  add(parameters: {
    chainId: string
    after: Anchor | undefined
    blocks: readonly HistoryBlock[]
  }): Promise<boolean>
  /** Forgets what came after a block; everything without one. Nothing, when `newest` is not the newest block any more. */
  rewind(parameters: { chainId: string; newest: Anchor; to: Anchor | undefined }): Promise<void>
  /** Of one account, newest first. */
  page(parameters: {
    chainIds: readonly string[]
    /** In lower case. */
    account: string
    after: HistoryCursor | undefined
    limit: number
  }): Promise<readonly StoredTransaction[]>
}
