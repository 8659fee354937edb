import type { SwapContext } from '../state/swapContext.ts'
import { getMaxSource } from './getMaxSource.ts'

/**
 * Looks up how much of the native coin remains after the fee, so that the form can validate it. If
 * that fails, preparing the exchange reports it.
 */
export function updateMaxAmount(context: SwapContext): void {
  const { state, tasks } = context
  const signal = tasks.max.start()
  state.max = undefined
  if (!state.sourceToken || state.sourceToken.address || !state.sourceTokenAmount) return
  getMaxSource(context).then(
    (max) => {
      if (!signal.aborted) state.max = max
    },
    () => undefined,
  )
}
