import { CleatError, type SignInController } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's sign-in, for views under `withFeature('signIn', …)`.
 * @throws `UI_LOAD_FAILED` if it is not loaded
 */
export function useSignIn(): SignInController {
  const { signIn } = useKit().controllers
  if (!signIn) throw new CleatError('UI_LOAD_FAILED')
  return signIn
}
