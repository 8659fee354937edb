import { ref } from 'valtio/vanilla'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import { updateNotices } from '../notices/updateNotices.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SendContext } from '../state/sendContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/**
 * Chooses the token. An amount belongs to the token and the decimals that it was typed for, so that
 * another choice clears it, and the visitor types it again.
 */
export function setToken(context: SendContext, token: TokenBalance | undefined): void {
  const { state, tasks } = context
  tasks.token.stop()
  const { token: before, sendTokenAmount: amount } = state
  if (!isSameUnit(before, token)) {
    if (before && amount !== undefined)
      state.amountBefore = { amount, decimals: before.quantity.decimals, symbol: before.symbol }
    state.sendTokenAmount = undefined
  }
  state.token = token && ref(token)
  forgetPrepared(context)
  updateNotices(context)
  updateMaxAmount(context)
}

/** Whether an amount of base units means the same in both. */
function isSameUnit(one: TokenBalance | undefined, other: TokenBalance | undefined): boolean {
  return (
    one?.chainId === other?.chainId &&
    one?.address === other?.address &&
    one?.quantity.decimals === other?.quantity.decimals
  )
}
