import type {
  AccountState,
  CaipNetwork,
  Connection,
  ConnectionAccount,
  Connector,
  RecentWallet,
} from '@cleat/core'

/** A wallet that is connected, or was. */
export type AppKitConnection = {
  readonly connectorId: string
  readonly name: string | undefined
  readonly icon: string | undefined
  readonly networkIcon: string | undefined
  /** The first is the one in use. Empty for a wallet of an earlier visit: Cleat does not remember addresses. */
  readonly accounts: readonly Pick<ConnectionAccount, 'address' | 'type' | 'publicKey'>[]
  readonly caipNetwork?: CaipNetwork | undefined
}

export type SelectedConnections = {
  /** What is connected on the namespace; the first is in use. */
  readonly connections: readonly AppKitConnection[]
  /** Wallets that this visitor connected before and that can be connected again. */
  readonly recentConnections: readonly AppKitConnection[]
}

export function selectConnections(parameters: {
  /** Those that are live; the first is in use. */
  connections: readonly Connection[]
  account: Pick<AccountState, 'status' | 'connectorId' | 'connectedWalletInfo'> | undefined
  /** Those of the namespace. */
  networks: readonly CaipNetwork[]
  connectors: readonly Connector[]
  recentWallets: readonly RecentWallet[]
}): SelectedConnections {
  const { account, connections, networks, connectors, recentWallets } = parameters
  // A wallet that is being restored is not connected yet.
  const live = account?.status === 'connected' ? connections : []
  const find = (id: string) => connectors.find((connector) => connector.id === id)
  return {
    connections: live.map(({ connectorId, accounts, caipNetworkId }) => {
      const connector = find(connectorId)
      // A paired wallet has a name of its own.
      const info = connectorId === account?.connectorId ? account.connectedWalletInfo : undefined
      const caipNetwork = networks.find((network) => network.caipNetworkId === caipNetworkId)
      return {
        connectorId,
        name: info?.name ?? connector?.name,
        icon: info?.icon ?? connector?.imageUrl,
        networkIcon: caipNetwork?.assets?.imageUrl,
        accounts,
        caipNetwork,
      }
    }),
    recentConnections: recentWallets.flatMap(({ id }) => {
      const connector = live.some(({ connectorId }) => connectorId === id) ? undefined : find(id)
      if (!connector) return []
      const { name, imageUrl: icon } = connector
      return [{ connectorId: id, name, icon, networkIcon: undefined, accounts: [] }]
    }),
  }
}
