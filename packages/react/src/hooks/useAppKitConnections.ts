import { listConnections, type Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'
import { type SelectedConnections, selectConnections } from '../selectors/selectConnections.ts'

export declare namespace useAppKitConnections {
  type ReturnType = SelectedConnections
}

const nothing: SelectedConnections = { connections: [], recentConnections: [] }

/** What is connected on a namespace, the active one by default, and what was before. */
export function useAppKitConnections(namespace?: Namespace): useAppKitConnections.ReturnType {
  const kit = useCurrentKit('useAppKitConnections')
  const { account, connectors, network } = kit.controllers
  const isHydrated = useHydrated()
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const chain = namespace ?? activeNamespace
  const networks = byNamespace[chain]?.caipNetworks
  // Written anew with every change of any connection of the namespace.
  const state = useControllerState(account.state, (accounts) => accounts[chain])
  const known = useControllerState(connectors.state)

  return useMemo(() => {
    if (!isHydrated) return nothing
    return selectConnections({
      account: state,
      connections: listConnections(kit, chain),
      networks: networks ?? [],
      connectors: known.connectors.filter((connector) => connector.chain === chain),
      recentWallets: known.recentWallets,
    })
  }, [isHydrated, kit, state, networks, known, chain])
}
