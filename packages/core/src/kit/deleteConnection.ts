import type { Namespace } from '../base/caip/namespace.ts'
import { listConnections } from '../contract/adapter/listConnections.ts'
import type { Kit } from './kit.ts'

export declare namespace deleteConnection {
  type Parameters = {
    connectorId: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<void>
}

/**
 * Ends the connection of one wallet and forgets it. If it was active and another wallet is
 * connected on the namespace, that one becomes active.
 */
export async function deleteConnection(
  kit: Kit,
  parameters: deleteConnection.Parameters,
): deleteConnection.ReturnType {
  const { connectors, network } = kit.controllers
  const { connectorId, namespace = network.state.activeNamespace } = parameters
  const live = listConnections(kit, namespace)
  if (live.some((connection) => connection.connectorId === connectorId)) {
    // Adapters without this feature have one connection at most.
    const end = kit.adapters.get(namespace)?.features['connection:end']
    if (live.length > 1 && end) await end({ connectorId })
    else await kit.actions.disconnect({ namespace })
  }
  const others = connectors.state.recentWallets.filter(({ id }) => id !== connectorId)
  connectors.setRecentWallets(others)
  kit.storage.set('recentWallets', others)
}
