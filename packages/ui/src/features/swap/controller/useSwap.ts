import { CleatError } from '@cleat/core'
import type { SwapController } from '@cleat/core/swap'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's swap feature, for views under `withFeature('swap', …)`.
 * @throws `UI_LOAD_FAILED` if it is not loaded
 */
export function useSwap(): SwapController {
  const { swap } = useKit().controllers
  if (!swap) throw new CleatError('UI_LOAD_FAILED')
  return swap
}
