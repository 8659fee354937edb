import type { Namespace, SignInStatus } from '@cleat/core'
import { useControllerState } from './useControllerState.ts'
import { useKit } from './useKit.ts'

/** Whether an account is signed in. `undefined` where the app signs no visitors in. */
export function useSignInStatus(namespace: Namespace): SignInStatus | undefined {
  const { signIn } = useKit().controllers
  useControllerState(signIn?.state)
  return signIn?.get({ namespace })
}
