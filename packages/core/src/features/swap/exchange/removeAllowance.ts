import { ref } from 'valtio/vanilla'
import { captureView } from '../../../boot/captureView.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { askWallet } from './askWallet.ts'
import { followStep } from './followStep.ts'
import { removeOrderAllowance } from './removeOrderAllowance.ts'

/**
 * Takes back the allowance that an exchange which did not happen left behind, or that an order
 * needs. Does nothing without one. A call meanwhile joins the pending one.
 * @throws errors of the request pipeline, `TRANSACTION_FAILED` for an order's
 */
export function removeAllowance(context: SwapContext, order?: PendingSwap): Promise<void> {
  const { internal } = context
  const start = () => (order ? removeOrderAllowance(context, order) : remove(context))
  internal.removal ??= start().finally(() => {
    internal.removal = undefined
  })
  return internal.removal
}

async function remove(context: SwapContext): Promise<void> {
  const { kit, state } = context
  const { swapping } = state
  const isLeft = 'isAllowed' in swapping && swapping.isAllowed
  if (!isLeft) return
  const { network } = swapping.prepared.swap
  const view = captureView(kit, network.chainNamespace)
  const swaps = await loadSwaps(kit, network.chainNamespace)
  const removal = await swaps.prepareRemoval({ prepared: swapping.prepared })
  const prepared = ref<PreparedSwap>({ ...removal, swap: swapping.prepared.swap })
  const shown = { prepared, view }
  const sent = await askWallet(context, { shown, step: 0, isAllowed: true })
  await followStep(context, { shown, step: 0, sent, isAllowed: true })
}
