import { setFlow } from '../state/setFlow.ts'
import type { SwapContext } from '../state/swapContext.ts'
import type { OrderProgress } from '../state/swapState.ts'
import { isWaiting } from './isWaiting.ts'

/** Updates what is known of an order while it is the shown exchange. */
export function updateOrder(
  context: Pick<SwapContext, 'state'>,
  hash: string,
  change: Partial<Pick<OrderProgress, 'isRefused' | 'isClosed'>>,
): void {
  const { swapping } = context.state
  if (!isWaiting(swapping, hash) || !swapping.order) return
  setFlow(context, { ...swapping, order: { ...swapping.order, ...change } })
}
