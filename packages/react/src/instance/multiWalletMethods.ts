import {
  deleteConnection,
  type Kit,
  listConnections,
  type Namespace,
  switchConnection,
} from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import {
  type AppKitConnection,
  type SelectedConnections,
  selectConnections,
} from '../selectors/selectConnections.ts'
import { watch } from './watch.ts'

/**
 * Methods for several connected wallets. `namespace` is a CAIP-2 namespace, by default the active
 * one.
 */
export type MultiWalletMethods = {
  /** The wallets that are connected on a namespace; the one in use comes first. */
  getConnections(namespace?: Namespace): readonly AppKitConnection[]
  /** Wallets of earlier visits that can connect again and are not connected now. */
  getRecentConnections(namespace?: Namespace): readonly AppKitConnection[]
  /**
   * Makes another wallet, or another of its accounts, the one in use. Connects the wallet first if
   * needed.
   * @throws `CleatError`: the codes of `connect`, `ADAPTER_FEATURE_MISSING`,
   * `CONNECTION_NOT_CONNECTED`
   */
  switchConnection(parameters: {
    /** An entry of `getConnections` or `getRecentConnections`, or any object with its id. */
    connection: Pick<AppKitConnection, 'connectorId'>
    /** An account of that wallet. @default the account that the wallet has in use */
    address?: string | undefined
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }): Promise<void>
  /** Ends a connection, or forgets a wallet of an earlier visit. */
  deleteConnection(parameters: {
    /** Not read: a connection ends with all its accounts. */
    address?: string | undefined
    /** Id of the connector to end. */
    connectorId: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }): Promise<void>
  /** Calls back when the connections change. Returns the function that unsubscribes. */
  subscribeConnections(
    listener: (connections: readonly AppKitConnection[]) => void,
    namespace?: Namespace,
  ): () => void
  /**
   * Forgets the proposed pairing and its errors. A wallet that is already paired stays connected.
   */
  resetWcConnection(): void
}

export function multiWalletMethods(kit: Kit): MultiWalletMethods {
  const { account, connection, connectors, network, options } = kit.controllers
  const read = (namespace: Namespace = network.state.activeNamespace): SelectedConnections => {
    const { connectors: all, recentWallets } = snapshot(connectors.state)
    return selectConnections({
      account: snapshot(account.state)[namespace],
      connections: listConnections(kit, namespace),
      networks: network.get(namespace)?.caipNetworks ?? [],
      connectors: all.filter(({ chain }) => chain === namespace),
      recentWallets,
      connectorImages: options.state.connectorImages,
    })
  }
  return {
    getConnections: (namespace) => read(namespace).connections,
    getRecentConnections: (namespace) => read(namespace).recentConnections,
    async switchConnection({ connection: { connectorId }, address, namespace }) {
      await switchConnection(kit, { connectorId, address, namespace })
    },
    deleteConnection: ({ connectorId, namespace }) =>
      deleteConnection(kit, { connectorId, namespace }),
    subscribeConnections: (listener, namespace) =>
      watch(
        [account.state, connectors.state, network.state],
        () => read(namespace).connections,
        listener,
      ),
    resetWcConnection() {
      const { waiting } = connection.state
      connection.reset()
      // Requests of a wallet that stays connected go on.
      connection.set({ waiting })
    },
  }
}
