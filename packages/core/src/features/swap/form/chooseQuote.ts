import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'

/** Chooses a source; `undefined` for the best one. */
export function chooseQuote(context: SwapContext, id: string | undefined): void {
  if (context.state.chosenId === id) return
  context.state.chosenId = id
  forgetPrepared(context)
}
