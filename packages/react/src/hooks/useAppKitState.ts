import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { type SelectedState, selectState } from '../selectors/selectState.ts'

export declare namespace useAppKitState {
  type ReturnType = SelectedState
}

/**
 * The state of the kit: modal, active network and the connection that is being made.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitState } from '@cleat/react'
 *
 * export function Status() {
 *   const { connectingWallet, open } = useAppKitState()
 *   if (connectingWallet) return <p>Connecting {connectingWallet.name}…</p>
 *   return <p>The modal is {open ? 'open' : 'closed'}.</p>
 * }
 * ```
 */
export function useAppKitState(): useAppKitState.ReturnType {
  const { controllers } = useCurrentKit('useAppKitState')
  const isHydrated = useHydrated()
  const modal = useControllerState(controllers.modal.state)
  const network = useControllerState(controllers.network.state)
  const connection = useControllerState(controllers.connection.state)
  const connectors = useControllerState(controllers.connectors.state)

  return useMemo(() => {
    const state = selectState({ modal, network, connection, connectors })
    return isHydrated ? state : { ...state, initialized: false, selectedNetworkId: undefined }
  }, [isHydrated, modal, network, connection, connectors])
}
