import type { Namespace } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Whether the embedded wallet is asked. */
export function useIsEmbedded(namespace: Namespace): boolean {
  const { account } = useKit().controllers
  return useControllerState(
    account.state,
    (state) => state[namespace]?.connectedWalletInfo?.type === 'AUTH',
  )
}
