import type { Namespace } from '../base/caip/namespace.ts'
import type { Connection } from '../contract/adapter/connection.ts'
import type { KitBase } from './kitBase.ts'

/**
 * Brings the state of a namespace in line with what its adapter reports. The only place where that happens,
 * and it may happen any number of times with the same connection.
 */
export function applyConnection(kit: KitBase, namespace: Namespace, connection: Connection): void {
  const { account, network, connectors } = kit.controllers
  const connector = connectors.find({ connectorId: connection.connectorId, namespace })
  const before = account.get(namespace)
  const isPaired = connector?.type === 'WALLET_CONNECT'
  const session = isPaired ? kit.remoteWallets.current?.getSession() : undefined

  account.setConnected(namespace, {
    connection,
    walletInfo: connector && {
      name: session?.peer.name ?? connector.name,
      icon: connector.imageUrl,
      type: connector.type,
      rdns: connector.info?.rdns,
    },
    explorerUrl: network.find(connection.caipNetworkId)?.blockExplorers?.default.url,
  })
  network.setNetwork(connection.caipNetworkId)
  // Of several namespaces that are connected or restored at once, the next visit starts on the active one.
  if (network.state.activeNamespace === namespace)
    kit.storage.set('activeNetworkId', connection.caipNetworkId)
  if (connector && before.connectorId !== connection.connectorId) {
    const { recentWallet } = kit.controllers.connection.state
    connectors.addRecentWallet((isPaired && recentWallet) || connector)
    kit.storage.set('recentWallets', connectors.state.recentWallets)
  }
}
