import type { SourceQuote, SwapKind } from './sourceQuote.ts'
import type { SwapOrders } from './swapOrders.ts'
import type { BuildParameters, QuoteParameters, SwapChain } from './swapQuestion.ts'

/** A source of prices for swaps, and of what a wallet has to sign for them. */
export type SwapSource = {
  readonly id: string
  readonly name: string
  readonly kind: SwapKind
  serves(chain: SwapChain): boolean
  /**
   * Quotes a swap. Empty if there is no route. Rejects with `ChainUnavailableError` if the source
   * cannot answer, and with the signal's reason.
   */
  quote(parameters: QuoteParameters): Promise<readonly SourceQuote[]>
  /** Adds the call to a quote. `undefined` if its minimum cannot be kept any more. */
  build(parameters: BuildParameters): Promise<SourceQuote | undefined>
  /** Present if it takes signed orders. */
  readonly orders?: SwapOrders | undefined
}
