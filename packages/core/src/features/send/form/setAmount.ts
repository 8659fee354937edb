import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import type { SendContext } from '../sendContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/** Says how much is sent, in atomic units of the token. */
export function setAmount(context: SendContext, amount: bigint | undefined): void {
  const { state, tasks } = context
  // Whoever types has changed their mind about all of it, or about what a link said.
  tasks.max.stop()
  state.sendTokenAmount = amount
  forgetPrepared(context)
  if (state.max === undefined) updateMaxAmount(context)
}
