import type { Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'
import { type ConnectionsReading, readConnections } from '../readings/readConnections.ts'

export declare namespace useAppKitConnections {
  type ReturnType = ConnectionsReading
}

const nothing: ConnectionsReading = { connections: [], recentConnections: [] }

/** What is connected on a namespace, the active one by default, and what was before. */
export function useAppKitConnections(namespace?: Namespace): useAppKitConnections.ReturnType {
  const { controllers } = useCurrentKit('useAppKitConnections')
  const isHydrated = useHydrated()
  const { activeNamespace, byNamespace } = useControllerState(controllers.network.state)
  const chain = namespace ?? activeNamespace
  const caipNetwork = byNamespace[chain]?.caipNetwork
  const account = useControllerState(controllers.account.state, (accounts) => accounts[chain])
  const { connectors, recentWallets } = useControllerState(controllers.connectors.state)

  return useMemo(() => {
    if (!isHydrated) return nothing
    const own = connectors.filter((connector) => connector.chain === chain)
    return readConnections({ account, caipNetwork, connectors: own, recentWallets })
  }, [isHydrated, account, caipNetwork, connectors, recentWallets, chain])
}
