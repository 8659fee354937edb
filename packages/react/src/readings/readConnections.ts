import type {
  AccountState,
  CaipNetwork,
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

export type ConnectionsReading = {
  /** What is connected on the namespace: one connection at most, for the time being. */
  readonly connections: readonly AppKitConnection[]
  /** Wallets that this visitor connected before and that can be connected again. */
  readonly recentConnections: readonly AppKitConnection[]
}

export function readConnections(parameters: {
  account:
    | Pick<AccountState, 'status' | 'connectorId' | 'connectedWalletInfo' | 'allAccounts'>
    | undefined
  caipNetwork: CaipNetwork | undefined
  /** Those of the namespace. */
  connectors: readonly Connector[]
  recentWallets: readonly RecentWallet[]
}): ConnectionsReading {
  const { account, caipNetwork, connectors, recentWallets } = parameters
  const connectorId = account?.status === 'connected' ? account.connectorId : undefined
  const find = (id: string) => connectors.find((connector) => connector.id === id)
  return {
    connections:
      account && connectorId !== undefined
        ? [
            {
              connectorId,
              name: account.connectedWalletInfo?.name,
              icon: account.connectedWalletInfo?.icon,
              networkIcon: caipNetwork?.assets?.imageUrl,
              accounts: account.allAccounts,
              caipNetwork,
            },
          ]
        : [],
    recentConnections: recentWallets.flatMap(({ id }) => {
      const connector = id === connectorId ? undefined : find(id)
      if (!connector) return []
      const { name, imageUrl: icon } = connector
      return [{ connectorId: id, name, icon, networkIcon: undefined, accounts: [] }]
    }),
  }
}
