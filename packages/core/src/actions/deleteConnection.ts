import { findFeature } from '../adapter/findAdapter.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { KitBase } from '../kit/kitBase.ts'
import { listConnections } from '../kit/listConnections.ts'
import { disconnect } from './disconnect.ts'

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
  kit: KitBase,
  parameters: deleteConnection.Parameters,
): deleteConnection.ReturnType {
  const { connectors, network } = kit.controllers
  const { connectorId, namespace = network.state.activeNamespace } = parameters
  const live = listConnections(kit, namespace)
  if (live.some((connection) => connection.connectorId === connectorId)) {
    if (live.length > 1) await findFeature(kit, namespace, 'connection:end')({ connectorId })
    else await disconnect(kit, { namespace })
  }
  const others = connectors.state.recentWallets.filter(({ id }) => id !== connectorId)
  connectors.setRecentWallets(others)
  kit.storage.set('recentWallets', others)
}
