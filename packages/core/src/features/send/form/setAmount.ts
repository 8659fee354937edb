import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SendContext } from '../state/sendContext.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/** Sets the amount in base units of the token. */
export function setAmount(context: SendContext, amount: bigint | undefined): void {
  const { state, tasks } = context
  // A typed amount replaces a pending maximum and a pending intent.
  tasks.max.stop()
  state.sendTokenAmount = amount
  state.amountBefore = undefined
  forgetPrepared(context)
  if (state.max === undefined) updateMaxAmount(context)
}
