import { ref } from 'valtio/vanilla'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import { updateQuotes } from '../quotes/updateQuotes.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'
import { updatePrice } from './updatePrice.ts'

/**
 * Chooses the token to pay with. An amount belongs to the decimals that it was typed for, so
 * another choice clears it. The token of the other side moves over.
 */
export function setSourceToken(context: SwapContext, token: TokenBalance | undefined): void {
  const { state, tasks } = context
  tasks.source.stop()
  const before = state.sourceToken
  if (before && before.quantity.decimals !== token?.quantity.decimals)
    state.sourceTokenAmount = undefined
  if (token && isSame(token, state.toToken)) state.toToken = before
  state.sourceToken = token && ref(token)
  forgetPrepared(context)
  updatePrice(context, 'sourceToken')
  updateMaxAmount(context)
  updateQuotes(context)
}

function isSame(one: TokenBalance, other: TokenBalance | undefined): boolean {
  return one.chainId === other?.chainId && one.address === other.address
}
