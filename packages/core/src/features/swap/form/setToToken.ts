import { ref } from 'valtio/vanilla'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import { updateQuotes } from '../quotes/updateQuotes.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { setSourceToken } from './setSourceToken.ts'
import { updatePrice } from './updatePrice.ts'

/** Chooses the token to receive. If it is the one to pay with, the sides change places. */
export function setToToken(context: SwapContext, token: TokenBalance | undefined): void {
  const { state, tasks } = context
  tasks.target.stop()
  const { sourceToken, toToken: before } = state
  const isSource =
    token?.chainId === sourceToken?.chainId && token?.address === sourceToken?.address
  state.toToken = token && ref(token)
  forgetPrepared(context)
  updatePrice(context, 'toToken')
  if (token && isSource) setSourceToken(context, before)
  else updateQuotes(context)
}
