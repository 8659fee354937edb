import type { Namespace } from '@cleat/core'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'

/** Whether remote wallets can be paired: by the kit, or by the app's own URI. */
export function useCanPair(namespace: Namespace | undefined): boolean {
  const { connection, connectors, options } = useKit().controllers
  const isOfApp = useControllerState(
    connection.state,
    ({ wcUri }) => wcUri !== undefined && options.state.manualWCControl === true,
  )
  const isOfKit = useControllerState(connectors.state, (state) =>
    state.connectors.some(
      ({ type, chain, chains }) =>
        type === 'WALLET_CONNECT' &&
        (!namespace || chain === namespace || chains.includes(namespace)),
    ),
  )
  return isOfApp || isOfKit
}
