import { ref } from 'valtio/vanilla'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import { updateNotices } from '../notices/updateNotices.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SendContext } from '../state/sendContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/** Chooses the token. The amount is kept only if both tokens have the same decimals. */
export function setToken(context: SendContext, token: TokenBalance | undefined): void {
  const { state, tasks } = context
  tasks.token.stop()
  const decimals = state.token?.quantity.decimals
  if (token?.quantity.decimals !== decimals) state.sendTokenAmount = undefined
  state.token = token && ref(token)
  forgetPrepared(context)
  updateNotices(context)
  updateMaxAmount(context)
}
