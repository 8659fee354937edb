import type { PaymentsContext } from '../paymentsContext.ts'
import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import { getMaxSendable } from './getMaxSendable.ts'

/**
 * Sends the most that can be sent.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function setMaxAmount(context: PaymentsContext): Promise<void> {
  const { state, work } = context
  const signal = work.most.start()
  const most = await getMaxSendable(context)
  if (signal.aborted) return
  state.most = most
  state.sendTokenAmount = most
  forgetPrepared(context)
}
