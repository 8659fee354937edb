import type { SendContext } from '../sendContext.ts'
import { getMaxSendable } from './getMaxSendable.ts'

/**
 * Finds out how much of the chain's own coin is left to be sent once the fee is taken, so that the form can say so before the chain
 * does. Where it cannot be found out, making the payment ready tells.
 */
export function updateMaxAmount(context: SendContext): void {
  const { state, tasks } = context
  const signal = tasks.max.start()
  state.max = undefined
  if (!state.token || state.token.address || !state.sendTokenAmount) return
  getMaxSendable(context).then(
    (max) => {
      if (!signal.aborted) state.max = max
    },
    () => undefined,
  )
}
