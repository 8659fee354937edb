import type {
  AccountState,
  CaipNetwork,
  Connection,
  ConnectionAccount,
  Connector,
  RecentWallet,
} from '@cleat/core'

/** A wallet that is connected now or was connected in an earlier visit. */
export type AppKitConnection = {
  /** Id of its connector; the `rdns` for wallets that announce themselves (EIP-6963). */
  readonly connectorId: string
  /** Name of the wallet. */
  readonly name: string | undefined
  /** Icon of the wallet: a data URI or an https URL. */
  readonly icon: string | undefined
  /** Icon of the network in use: a data URI or an https URL. */
  readonly networkIcon: string | undefined
  /** The address in use comes first. Empty for an earlier visit: Cleat does not store addresses. */
  readonly accounts: readonly Pick<ConnectionAccount, 'address' | 'type' | 'publicKey'>[]
  /** The network in use, if the app lists it. */
  readonly caipNetwork?: CaipNetwork | undefined
  /** The embedded wallet's user. `undefined` for other wallets. */
  readonly auth?:
    | {
        /** How the user logged in. */
        readonly name: string
        /** Address of e-mail, or name of the user. */
        readonly username: string | undefined
      }
    | undefined
}

/** Connections of a namespace, and wallets of earlier visits. */
export type SelectedConnections = {
  /** The connections of the namespace; the one in use comes first. */
  readonly connections: readonly AppKitConnection[]
  /** Wallets of earlier visits that can connect again and are not connected now. */
  readonly recentConnections: readonly AppKitConnection[]
}

export function selectConnections(parameters: {
  /** Live connections; the one in use comes first. */
  connections: readonly Connection[]
  account: Pick<AccountState, 'status' | 'connectorId' | 'connectedWalletInfo' | 'user'> | undefined
  /** Networks of the namespace. */
  networks: readonly CaipNetwork[]
  connectors: readonly Connector[]
  recentWallets: readonly RecentWallet[]
  /** The option of the app. */
  connectorImages: { readonly [connectorId: string]: string } | undefined
}): SelectedConnections {
  const { account, connections, networks, connectors, recentWallets, connectorImages } = parameters
  // A session that is being restored does not count as connected.
  const live = account?.status === 'connected' ? connections : []
  const find = (id: string) => connectors.find((connector) => connector.id === id)
  return {
    connections: live.map(({ connectorId, accounts, caipNetworkId }) => {
      const connector = find(connectorId)
      // A paired wallet sends its own name; its connector is named WalletConnect.
      const active = connectorId === account?.connectorId ? account : undefined
      const { connectedWalletInfo: info, user } = active ?? {}
      const caipNetwork = networks.find((network) => network.caipNetworkId === caipNetworkId)
      return {
        connectorId,
        name: info?.name ?? connector?.name,
        icon: connectorImages?.[connectorId] ?? info?.icon ?? connector?.imageUrl,
        networkIcon: caipNetwork?.assets?.imageUrl,
        accounts,
        caipNetwork,
        ...(user && { auth: { name: user.provider, username: user.email ?? user.username } }),
      }
    }),
    recentConnections: recentWallets.flatMap(({ id }) => {
      const connector = live.some(({ connectorId }) => connectorId === id) ? undefined : find(id)
      if (!connector) return []
      const { name, imageUrl } = connector
      const icon = connectorImages?.[id] ?? imageUrl
      return [{ connectorId: id, name, icon, networkIcon: undefined, accounts: [] }]
    }),
  }
}
