import type { Namespace } from '../../base/caip/namespace.ts'
import type { PairedState, PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import type { ActiveChains } from './createActiveChains.ts'
import type { WalletConnectClient } from './walletConnectClient.ts'

/**
 * Wraps the session for one namespace. Requests are in the protocol's format; adapters translate
 * them.
 */
export function createPairedWallet(parameters: {
  client: WalletConnectClient
  chains: ActiveChains
  namespace: Namespace
}): PairedWallet {
  const { client, chains, namespace } = parameters

  const readState = (): PairedState | null => {
    const session = client.getSession()
    const approved = session?.namespaces[namespace]
    const caipNetworkId = chains.get(namespace)
    if (!approved || !caipNetworkId) return null
    const { accounts, chains: ids, methods } = approved
    const order = chains.order(
      namespace,
      accounts.map(({ address }) => address),
    )
    const place = ({ address }: (typeof accounts)[number]) => order.indexOf(address)
    return {
      accounts: [...accounts].sort((one, other) => place(one) - place(other)),
      ...{ caipNetworkId, chains: ids, methods, properties: session.properties },
    }
  }

  return {
    ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
    read: async () => readState(),
    async pair() {
      await client.pair(namespace)
      return readState()
    },
    request: client.request,
    async switchChain({ caipNetworkId }) {
      const approved = client.getSession()?.namespaces[namespace]
      if (!approved?.chains.includes(caipNetworkId)) return null
      chains.set(caipNetworkId)
      return readState()
    },
    disconnect: client.disconnect,
    subscribe(listener) {
      let told = JSON.stringify(readState())
      return client.subscribe(() => {
        const state = readState()
        const next = JSON.stringify(state)
        // The client also reports changes of other namespaces.
        if (next === told) return
        told = next
        listener(state)
      })
    },
  }
}
