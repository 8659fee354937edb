import type { SwapPolicy } from '../swaps/swapAdapter.ts'

/** What an app decides about swaps. */
export type SwapOptions = SwapPolicy & {
  /**
   * Losses of value from which on a swap is refused, in percent. From 10 on, the visitor types the
   * amount first.
   * @default 25
   */
  readonly maxLossPercent?: number | undefined
}
