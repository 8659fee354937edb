import { getSender } from '../../runtime/sender/getSender.ts'
import { applySwapIntent } from './form/applySwapIntent.ts'
import { resetForm } from './state/resetForm.ts'
import type { SwapContext } from './state/swapContext.ts'
import type { SwapIntent } from './state/swapIntent.ts'

/** Starts a new form, with an intent or without one. */
export function start(context: SwapContext, intent: SwapIntent = {}): void {
  const { kit, state } = context
  resetForm(context)
  // What is on its way continues. What was allowed and not used can be taken back.
  const { status } = state.swapping
  if (status === 'success' || status === 'ended' || status === 'error')
    state.swapping = { status: 'idle' }
  if (state.removal.status === 'success') state.removal = { status: 'idle' }
  const sender = getSender(kit, 'swaps:load')
  if (!sender) return
  kit.controllers.events.track('OPEN_SWAP', { network: sender.network.caipNetworkId })
  void applySwapIntent(context, intent)
}
