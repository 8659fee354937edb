import { updateQuotes } from '../quotes/updateQuotes.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'

/** Sets the tolerated loss in basis points: a whole number from 1 to 5000. */
export function setSlippage(context: SwapContext, bps: number): void {
  const { state } = context
  if (!Number.isInteger(bps) || bps < 1 || bps > 5000 || bps === state.slippageBps) return
  state.slippageBps = bps
  forgetPrepared(context)
  updateQuotes(context)
}
