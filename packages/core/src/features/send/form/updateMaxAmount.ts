import type { PaymentsContext } from '../paymentsContext.ts'
import { getMaxSendable } from './getMaxSendable.ts'

/**
 * Finds out how much of the chain's own coin is left to be sent once the fee is taken, so that the form can say so before the chain
 * does. Where it cannot be found out, making the payment ready tells.
 */
export function updateMaxAmount(context: PaymentsContext): void {
  const { state, work } = context
  const signal = work.most.start()
  state.most = undefined
  if (!state.token || state.token.address || !state.sendTokenAmount) return
  getMaxSendable(context).then(
    (most) => {
      if (!signal.aborted) state.most = most
    },
    () => undefined,
  )
}
