import { forgetPrepared } from '../state/forgetPrepared.ts'
import type { SendContext } from '../state/sendContext.ts'
import { getMaxSendable } from './getMaxSendable.ts'

/**
 * Sets the amount to the maximum.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function setMaxAmount(context: SendContext): Promise<void> {
  const { state, tasks } = context
  const signal = tasks.max.start()
  const max = await getMaxSendable(context)
  if (signal.aborted) return
  state.max = max
  state.sendTokenAmount = max
  state.amountBefore = undefined
  forgetPrepared(context)
}
