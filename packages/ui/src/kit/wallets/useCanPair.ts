import type { Namespace } from '@cleat/core'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'

/** Whether remote wallets can be paired. */
export function useCanPair(namespace: Namespace | undefined): boolean {
  const { connectors } = useKit().controllers
  return useControllerState(connectors.state, (state) =>
    state.connectors.some(
      ({ type, chain, chains }) =>
        type === 'WALLET_CONNECT' &&
        (!namespace || chain === namespace || chains.includes(namespace)),
    ),
  )
}
