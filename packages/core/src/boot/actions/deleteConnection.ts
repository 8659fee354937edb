import type { Namespace } from '../../base/caip/namespace.ts'
import { listConnections } from '../../contract/adapter/listConnections.ts'
import type { Kit } from '../createKit.ts'

export declare namespace deleteConnection {
  type Parameters = {
    connectorId: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<void>
}

/**
 * Ends the connection of one wallet and forgets that it was there. Where it was the one in use and another is connected on the
 * namespace, that one is in use from then on.
 */
export async function deleteConnection(
  kit: Kit,
  parameters: deleteConnection.Parameters,
): deleteConnection.ReturnType {
  const { connectors, network } = kit.controllers
  const { connectorId, namespace = network.state.activeNamespace } = parameters
  const live = listConnections(kit, namespace)
  if (live.some((connection) => connection.connectorId === connectorId)) {
    // Only an adapter that can end one of several lists several.
    const end = kit.adapters.get(namespace)?.features['connection:end']
    if (live.length > 1 && end) await end({ connectorId })
    else await kit.actions.disconnect({ namespace })
  }
  const others = connectors.state.recentWallets.filter(({ id }) => id !== connectorId)
  connectors.setRecentWallets(others)
  kit.storage.set('recentWallets', others)
}
