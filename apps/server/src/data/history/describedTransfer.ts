import type { HistoryItem, HistoryTransfer } from './historySource.ts'

/** What can be shown of a token. */
export type TransferAsset = {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals: number
  readonly logoUri?: string | undefined
}

/** A transfer with what it was about. */
export type DescribedTransfer =
  | { readonly kind: 'fungible'; readonly transfer: HistoryTransfer; readonly asset: TransferAsset }
  | {
      readonly kind: 'item'
      readonly transfer: HistoryTransfer
      readonly item: HistoryItem
      /** What its contract calls itself, if it does. */
      readonly collection: string | undefined
      /** CAIP-19. */
      readonly assetId: string
      /** Whether it is likely there to lure. */
      readonly isSpam: boolean
    }
