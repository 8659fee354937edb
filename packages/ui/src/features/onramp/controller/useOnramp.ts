import { CleatError } from '@cleat/core'
import type { OnrampController } from '@cleat/core/onramp'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's purchase feature, for views under `withFeature('onramp', …)`.
 * @throws `UI_LOAD_FAILED` if it is not loaded
 */
export function useOnramp(): OnrampController {
  const { onramp } = useKit().controllers
  if (!onramp) throw new CleatError('UI_LOAD_FAILED')
  return onramp
}
