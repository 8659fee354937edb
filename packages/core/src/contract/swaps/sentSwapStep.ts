import type { SentTransaction } from '../transfers/sentTransaction.ts'
import type { SignedOrder } from './swapOrder.ts'

/** A step that the wallet has signed or sent. */
export type SentSwapStep = SentTransaction & {
  /** Of an order: what its source is handed. */
  readonly order?: SignedOrder | undefined
}
