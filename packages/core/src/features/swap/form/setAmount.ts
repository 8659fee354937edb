import { updateQuotes } from '../quotes/updateQuotes.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/** Sets the amount in base units of the source token. */
export function setAmount(context: SwapContext, amount: bigint | undefined): void {
  const { state, tasks } = context
  // A typed amount replaces a pending maximum.
  tasks.max.stop()
  const isSame = state.sourceTokenAmount === amount
  state.sourceTokenAmount = amount
  if (!isSame) forgetPrepared(context)
  if (state.max === undefined) updateMaxAmount(context)
  if (!isSame) updateQuotes(context)
}
