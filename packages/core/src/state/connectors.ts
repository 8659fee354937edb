import { proxy, ref } from 'valtio/vanilla'
import type { Namespace } from '../base/caip/namespace.ts'
import type { StorageValues } from '../base/storage/storageSchema.ts'
import type { Connector } from '../contract/adapter/connector.ts'

export type RecentWallet = StorageValues['recentWallets'][number]

export type ConnectorsState = {
  /** All connectors. The order of namespaces stays the same while their wallets change. */
  connectors: readonly Connector[]
  /**
   * Wallets that this visitor connected before, most recent first. They may be uninstalled since.
   */
  recentWallets: readonly RecentWallet[]
}

export type ConnectorsController = {
  readonly state: Readonly<ConnectorsState>
  find(parameters: {
    connectorId: string
    namespace?: Namespace | undefined
  }): Connector | undefined
  /** Replaces the connectors of one namespace. */
  setConnectors(namespace: Namespace, connectors: readonly Connector[]): void
  setRecentWallets(wallets: readonly RecentWallet[]): void
  addRecentWallet(wallet: RecentWallet): void
}

const recentLimit = 2

/** Holds the connectors of all namespaces. */
export function createConnectorsController(parameters: {
  recentWallets: readonly RecentWallet[]
}): ConnectorsController {
  const state = proxy<ConnectorsState>({
    connectors: [],
    recentWallets: parameters.recentWallets.slice(0, recentLimit),
  })

  return {
    state,
    find: ({ connectorId, namespace }) =>
      state.connectors.find(
        (connector) =>
          connector.id === connectorId && (!namespace || connector.chain === namespace),
      ),
    setConnectors(namespace, connectors) {
      const others = state.connectors.filter((connector) => connector.chain !== namespace)
      const first = state.connectors.findIndex((connector) => connector.chain === namespace)
      const place = first < 0 ? others.length : first
      state.connectors = ref([...others.slice(0, place), ...connectors, ...others.slice(place)])
    },
    setRecentWallets(wallets) {
      state.recentWallets = wallets.slice(0, recentLimit)
    },
    addRecentWallet({ id, name }) {
      const others = state.recentWallets.filter((wallet) => wallet.id !== id)
      state.recentWallets = [{ id, name }, ...others].slice(0, recentLimit)
    },
  }
}
