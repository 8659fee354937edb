import type { Connector, ConnectorType, Kit, KitOptions, Namespace } from '@cleat/core'
import { watch } from './watch.ts'

/** Methods for connectors and for the providers of connected wallets. */
export type ConnectionMethods = {
  /** How the wallet of a CAIP-2 namespace is connected, `undefined` while none is. */
  getProviderType(namespace: Namespace): ConnectorType | undefined
  /** Provider of the wallet that is connected on the active namespace; EIP-1193 for `eip155`. */
  getWalletProvider<provider = unknown>(): provider | undefined
  /** How the wallet of the active namespace is connected, `undefined` while none is. */
  getWalletProviderType(): ConnectorType | undefined
  /**
   * Calls back with the providers of all connected namespaces when a wallet connects or
   * disconnects. Returns the function that unsubscribes.
   */
  subscribeProviders(
    listener: (providers: { readonly [namespace: string]: unknown }) => void,
  ): () => void
  /**
   * Loads WalletConnect's `UniversalProvider` that pairs wallets. `undefined` if the app has no
   * relay.
   * @throws `CleatError`: `UI_LOAD_FAILED`, `CONFIG_RELAY_URL_INVALID`
   */
  getUniversalProvider(): Promise<KitOptions['universalProvider']>
  /** Every connector of every namespace. */
  getConnectors(): readonly Connector[]
  /**
   * Icon of a connector: the one in the option `connectorImages`, else its own. A data URI or a
   * URL.
   */
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
      const runtime = await kit.runtime.load()
      runtime.attachRemoteWallets()
      return (await kit.remoteWallets.loaded).getUniversalProvider()
    },
    getConnectors: () => connectors.state.connectors,
    getConnectorImage: (connector) =>
      connector && (options.state.connectorImages?.[connector.id] ?? connector.imageUrl),
  }
}
