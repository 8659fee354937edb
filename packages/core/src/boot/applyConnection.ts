import type { Namespace } from '../base/caip/namespace.ts'
import type { Connection } from '../contract/adapter/connection.ts'
import type { KitBase } from './kitBase.ts'

/**
 * Applies an adapter's reported connection to the state of its namespace. Idempotent. No other code
 * does this.
 */
export function applyConnection(kit: KitBase, namespace: Namespace, connection: Connection): void {
  const { account, network, connectors, options } = kit.controllers
  const connector = connectors.find({ connectorId: connection.connectorId, namespace })
  const before = account.get(namespace)
  const isPaired = connector?.type === 'WALLET_CONNECT'
  const session = isPaired ? kit.remoteWallets.current?.getSession() : undefined

  const explorerUrl = network.find(connection.caipNetworkId)?.blockExplorers?.default.url

  account.setConnected(namespace, {
    connection,
    walletInfo: connector && {
      name: session?.peer.name ?? connector.name,
      icon: options.state.connectorImages?.[connector.id] ?? connector.imageUrl,
      type: connector.type,
      rdns: connector.info?.rdns,
      url: session?.peer.url,
    },
    explorerUrl,
    explorerPath: explorerUrl && kit.adapters.get(namespace)?.rules?.explorerPath?.(explorerUrl),
  })
  network.setNetwork(connection.caipNetworkId)
  // The active namespace decides on which network the next visit starts.
  if (network.state.activeNamespace === namespace)
    kit.storage.set('activeNetworkId', connection.caipNetworkId)
  const isNew = before.connectorId !== connection.connectorId
  // The embedded wallet is not in the list of wallets.
  if (connector && connector.type !== 'AUTH' && isNew) {
    const { recentWallet } = kit.controllers.connection.state
    connectors.addRecentWallet((isPaired && recentWallet) || connector)
    kit.storage.set('recentWallets', connectors.state.recentWallets)
  }
}
