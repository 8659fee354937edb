import type { HistoryItem, HistoryTransfer } from './historySource.ts'

/** The displayed metadata of a token. */
export type TransferAsset = {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals: number
  readonly logoUri?: string | undefined
}

/** A transfer with its asset. */
export type DescribedTransfer =
  | { readonly kind: 'fungible'; readonly transfer: HistoryTransfer; readonly asset: TransferAsset }
  | {
      readonly kind: 'item'
      readonly transfer: HistoryTransfer
      readonly item: HistoryItem
      /** The contract's name of the collection, if any. */
      readonly collection: string | undefined
      /** CAIP-19. */
      readonly assetId: string
      /** Whether it is probably spam. */
      readonly isSpam: boolean
    }
