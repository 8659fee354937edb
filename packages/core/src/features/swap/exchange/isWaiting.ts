import type { SwapFlow } from '../state/swapState.ts'

/** Whether a step is shown that the network has, or an order that waits. */
export function isWaiting(
  flow: SwapFlow,
  hash: string,
): flow is SwapFlow & { status: 'pending'; stage: 'network' } {
  return flow.status === 'pending' && flow.stage === 'network' && flow.hash === hash
}
