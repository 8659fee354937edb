import { updateQuotes } from '../quotes/updateQuotes.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/** Sets the amount in base units of the source token. */
export function setAmount(context: SwapContext, amount: bigint | undefined): void {
  const { state } = context
  if (state.sourceTokenAmount === amount) return
  state.sourceTokenAmount = amount
  forgetPrepared(context)
  if (state.max === undefined) updateMaxAmount(context)
  updateQuotes(context)
}
