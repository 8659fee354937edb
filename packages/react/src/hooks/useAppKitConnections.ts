import { listConnections, type Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { type SelectedConnections, selectConnections } from '../selectors/selectConnections.ts'

export declare namespace useAppKitConnections {
  type ReturnType = SelectedConnections
}

const nothing: SelectedConnections = { connections: [], recentConnections: [] }

/**
 * The wallets that are connected on a namespace, and those of earlier visits.
 * @param namespace - a CAIP-2 namespace; the active one by default
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitConnections } from '@cleat/react'
 *
 * export function Connections() {
 *   const { connections } = useAppKitConnections('eip155')
 *   return connections.map(({ connectorId, name, accounts }) => (
 *     <p key={connectorId}>
 *       {name}: {accounts[0]?.address}
 *     </p>
 *   ))
 * }
 * ```
 */
export function useAppKitConnections(namespace?: Namespace): useAppKitConnections.ReturnType {
  const kit = useCurrentKit('useAppKitConnections')
  const { account, connectors, network, options } = kit.controllers
  const isHydrated = useHydrated()
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const chain = namespace ?? activeNamespace
  const networks = byNamespace[chain]?.caipNetworks
  // Replaced on every change of a connection of the namespace, so the memo below recomputes.
  const state = useControllerState(account.state, (accounts) => accounts[chain])
  const known = useControllerState(connectors.state)
  const images = useControllerState(options.state, ({ connectorImages }) => connectorImages)

  return useMemo(() => {
    if (!isHydrated) return nothing
    return selectConnections({
      account: state,
      connections: listConnections(kit, chain),
      networks: networks ?? [],
      connectors: known.connectors.filter((connector) => connector.chain === chain),
      recentWallets: known.recentWallets,
      connectorImages: images,
    })
  }, [isHydrated, kit, state, networks, known, images, chain])
}
