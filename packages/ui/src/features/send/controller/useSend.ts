import { CleatError } from '@cleat/core'
import type { SendController } from '@cleat/core/send'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's send feature, for views under `withFeature('send', …)`.
 * @throws `UI_LOAD_FAILED` if it is not loaded
 */
export function useSend(): SendController {
  const { send } = useKit().controllers
  if (!send) throw new CleatError('UI_LOAD_FAILED')
  return send
}
