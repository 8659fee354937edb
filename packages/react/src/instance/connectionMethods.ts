import {
  CleatError,
  type Connector,
  type ConnectorType,
  type Kit,
  type KitOptions,
  type Namespace,
} from '@cleat/core'
import { watch } from './watch.ts'

export type ConnectionMethods = {
  /** How the wallet of a namespace is connected. */
  getProviderType(namespace: Namespace): ConnectorType | undefined
  /** The provider of the wallet that is connected on the active namespace. */
  getWalletProvider<provider = unknown>(): provider | undefined
  getWalletProviderType(): ConnectorType | undefined
  /** Follows the provider of every namespace that a wallet is connected on. */
  subscribeProviders(
    listener: (providers: { readonly [namespace: string]: unknown }) => void,
  ): () => void
  /**
   * The provider of WalletConnect that wallets are paired by, loaded if need be. Nothing where the app does not pair
   * wallets.
   * @throws a `CleatError`: `UI_LOAD_FAILED`, `CONFIG_RELAY_URL_INVALID`
   */
  getUniversalProvider(): Promise<KitOptions['universalProvider']>
  /** Every way to connect. */
  getConnectors(): readonly Connector[]
  getConnectorImage(connector: Connector | undefined): string | undefined
}

export function connectionMethods(kit: Kit): ConnectionMethods {
  const { account, connectors, network, options } = kit.controllers
  const getActive = () => network.state.activeNamespace
  const isConnected = (namespace: Namespace) => account.get(namespace).status === 'connected'
  const getProviderType = (namespace: Namespace) => {
    const { connectorId } = account.get(namespace)
    return connectorId ? connectors.find({ connectorId, namespace })?.type : undefined
  }
  const listProviders = () =>
    [...kit.adapters.keys()]
      .filter(isConnected)
      .map((namespace) => [namespace, kit.getProvider(namespace)])
  return {
    getProviderType,
    getWalletProvider: <provider>() =>
      isConnected(getActive()) ? kit.getProvider<provider>(getActive()) : undefined,
    getWalletProviderType: () => getProviderType(getActive()),
    subscribeProviders: (listener) =>
      watch(
        [account.state],
        () => [...kit.adapters.keys()].map((namespace) => account.get(namespace).connectorId),
        () => listener(Object.fromEntries(listProviders())),
      ),
    async getUniversalProvider() {
      const { attachRemoteWallets } = await import('@cleat/core/remote-wallets').catch((cause) => {
        throw new CleatError('UI_LOAD_FAILED', { cause })
      })
      attachRemoteWallets(kit)
      return (await kit.remoteWallets.loaded).getUniversalProvider()
    },
    getConnectors: () => connectors.state.connectors,
    getConnectorImage: (connector) =>
      connector && (options.state.connectorImages?.[connector.id] ?? connector.imageUrl),
  }
}
