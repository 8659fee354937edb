import type { SendContext } from '../state/sendContext.ts'
import { getMaxSendable } from './getMaxSendable.ts'

/**
 * Looks up how much of the native currency remains after the fee, so that the form can validate it.
 * If that fails, preparing the payment reports it.
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
