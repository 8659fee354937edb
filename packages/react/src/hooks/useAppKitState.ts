import type { CaipNetworkId, Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'

export declare namespace useAppKitState {
  type ReturnType = {
    /** Whether Cleat runs in this page. */
    initialized: boolean
    /** Whether the modal is open and its interface still on its way. */
    loading: boolean
    open: boolean
    selectedNetworkId: CaipNetworkId | undefined
    activeChain: Namespace | undefined
    /** The wallet that is being connected. */
    connectingWallet: { id: string; name: string } | undefined
  }
}

/** What Cleat is doing. */
export function useAppKitState(): useAppKitState.ReturnType {
  const { controllers } = useCurrentKit('useAppKitState')
  const initialized = useHydrated()
  const { open, loading } = useControllerState(controllers.modal.state)
  const { activeNamespace, byNamespace } = useControllerState(controllers.network.state)
  const { flow } = useControllerState(controllers.connection.state)
  const { connectors } = useControllerState(controllers.connectors.state)
  const connectorId = flow.status === 'pending' ? flow.connectorId : undefined
  const name = connectors.find(({ id }) => id === connectorId)?.name
  const selectedNetworkId = byNamespace[activeNamespace]?.caipNetwork.caipNetworkId

  return useMemo(
    () => ({
      initialized,
      loading,
      open,
      selectedNetworkId: initialized ? selectedNetworkId : undefined,
      activeChain: activeNamespace,
      connectingWallet: connectorId && name ? { id: connectorId, name } : undefined,
    }),
    [initialized, loading, open, selectedNetworkId, activeNamespace, connectorId, name],
  )
}
