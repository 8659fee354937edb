import type { SwapContext } from '../state/swapContext.ts'
import { getMaxSource } from './getMaxSource.ts'
import { setAmount } from './setAmount.ts'

/**
 * Sets the amount to the maximum after the fee.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function setMaxAmount(context: SwapContext): Promise<void> {
  const { state, tasks } = context
  const signal = tasks.max.start()
  const max = await getMaxSource(context)
  if (signal.aborted || max === undefined) return
  state.max = max
  setAmount(context, max)
}
