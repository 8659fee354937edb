import type { PaymentsContext } from '../paymentsContext.ts'
import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import { updateMaxAmount } from './updateMaxAmount.ts'

/** Says how much is sent, in atomic units of the token. */
export function setAmount(context: PaymentsContext, amount: bigint | undefined): void {
  const { state, work } = context
  // Whoever types has changed their mind about all of it, or about what a link said.
  work.most.stop()
  state.sendTokenAmount = amount
  forgetPrepared(context)
  if (state.most === undefined) updateMaxAmount(context)
}
