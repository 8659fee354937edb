import type { PaymentsContext } from '../paymentsContext.ts'
import { forgetPrepared } from '../prepare/forgetPrepared.ts'
import { readMost } from './readMost.ts'

/**
 * Sends the most that can be sent.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function setMost(context: PaymentsContext): Promise<void> {
  const { state, work } = context
  const signal = work.most.start()
  const most = await readMost(context)
  if (signal.aborted) return
  state.most = most
  state.sendTokenAmount = most
  forgetPrepared(context)
}
