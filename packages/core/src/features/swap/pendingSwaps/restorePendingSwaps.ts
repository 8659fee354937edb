import type { SwapContext } from '../state/swapContext.ts'
import { followSwap } from './followSwap.ts'
import { toSwap } from './toSwap.ts'

/**
 * Resumes following the steps of earlier visits. Those on networks that the app no longer has are
 * left unchanged.
 */
export function restorePendingSwaps(context: SwapContext): void {
  for (const entry of context.pendingSwaps.list.filter(({ status }) => status === 'pending')) {
    const known = toSwap(context, entry)
    // The chain did not answer, so the outcome is unknown.
    if (known) followSwap(context, { entry: { ...entry }, ...known }).catch(() => undefined)
  }
}
