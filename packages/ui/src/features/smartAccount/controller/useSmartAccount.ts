import { CleatError, type SmartAccountController } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/**
 * What is known of the account, for views under `withFeature('smartAccount', …)`.
 * @throws `UI_LOAD_FAILED` if it is not loaded
 */
export function useSmartAccount(): SmartAccountController {
  const { smartAccount } = useKit().controllers
  if (!smartAccount) throw new CleatError('UI_LOAD_FAILED')
  return smartAccount
}
