import { updateQuotes } from '../quotes/updateQuotes.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/**
 * Exchanges the sides. The amount becomes what would have been received, so that the visitor sees
 * the way back.
 */
export function switchTokens(context: SwapContext): void {
  const { state, tasks } = context
  for (const task of [tasks.source, tasks.target]) task.stop()
  const { sourceToken, toToken, toTokenAmount } = state
  state.sourceToken = toToken
  state.toToken = sourceToken
  state.sourceTokenAmount = toTokenAmount
  state.quoting = { status: 'idle' }
  state.chosenId = undefined
  forgetPrepared(context)
  updateMaxAmount(context)
  updateQuotes(context)
}
