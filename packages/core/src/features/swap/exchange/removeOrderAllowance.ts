import { ref } from 'valtio/vanilla'
import { captureView } from '../../../boot/captureView.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import { markOrders } from '../pendingSwaps/markOrders.ts'
import { toSwap } from '../pendingSwaps/toSwap.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { askWallet } from './askWallet.ts'
import { followStep } from './followStep.ts'
import { requireConfirmed } from './requireConfirmed.ts'
import { updateOrder } from './updateOrder.ts'

/**
 * Takes back the allowance that an open order needs, so that it cannot be filled. The order is
 * followed meanwhile. Asks nothing where the allowance is gone already.
 * @throws errors of the request pipeline, `TRANSACTION_FAILED`
 */
export async function removeOrderAllowance(
  context: SwapContext,
  order: PendingSwap,
): Promise<void> {
  const { kit, state } = context
  const { spender } = order
  const known = toSwap(context, order)
  if (!known || spender === undefined) return
  // Another object than that of the order, so that each has its progress.
  const { swap, minReceived } = known
  const { chainNamespace } = swap.network
  const view = captureView(kit, chainNamespace)
  const swaps = await loadSwaps(kit, chainNamespace)
  const close = () => {
    markOrders(context, { swap, spender }, true)
    updateOrder(context, order.hash, { isClosed: true })
  }
  if ((await swaps.readAllowance({ swap, spender })) === 0n) return close()
  const open: PreparedSwap = {
    ...{ swap, kind: 'order', router: spender, spender, steps: [], trial: 'none', fee: undefined },
    ...{ expected: minReceived, minReceived, sourceFees: [], notes: [], expiresAt: Date.now() },
  }
  const removal = await swaps.prepareRemoval({ prepared: open })
  const prepared = ref<PreparedSwap>({ ...removal, swap })
  const shown = { prepared, view }
  state.removal = { status: 'pending', stage: 'wallet', prepared, type: 'reset', step: 0 }
  try {
    const sent = await askWallet(context, { shown, step: 0, isAllowed: true })
    requireConfirmed(await followStep(context, { shown, step: 0, sent, isAllowed: true }))
  } catch (error) {
    state.removal = { status: 'idle' }
    throw error
  }
  close()
}
