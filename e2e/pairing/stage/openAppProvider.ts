import type { KitOptions } from '@cleat/core'
import type { WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { type AppProvider, createAppProvider } from './createAppProvider.ts'
import type { Stage } from './createStage.ts'
import { solanaId } from './openFamilies.ts'
import { cosmosId, universalNetworks } from './openUniversal.ts'
import type { Network } from './startNetwork.ts'

export type AppProviderStage = {
  readonly stage: Stage<WalletConnectPeer>
  readonly provider: AppProvider
  /** Pairs by the app's provider. */
  pair(): Promise<void>
  /** Reloads the page, with a new provider over the same storage. */
  reload(): Promise<void>
}

/** Opens a stage whose app pairs by its own provider. */
export async function openAppProvider(network: Network): Promise<AppProviderStage> {
  const items = new Map<string, unknown>()
  const create = () => createAppProvider({ relayUrl: network.relay.url, items })
  let provider = await create()
  const options: Partial<KitOptions> = {
    ...{ adapters: undefined, networks: universalNetworks, manualWCControl: true },
    // Read again on each visit.
    get universalProvider() {
      return provider
    },
  }
  const stage = await network.open({
    options,
    wallet: {
      solana: { chains: [{ id: `solana:${solanaId}`, name: 'Solana' }] },
      cosmos: { chains: [{ id: cosmosId, name: 'Cosmos Hub' }] },
    },
  })
  return {
    stage,
    get provider() {
      return provider
    },
    async pair() {
      provider.once('display_uri', (uri: string) => void stage.peer.pair(uri))
      await provider.connect({ optionalNamespaces: asked })
    },
    async reload() {
      await provider.client.core.relayer.transportClose()
      provider = await create()
      await stage.reload()
    },
  }
}

const events = ['chainChanged', 'accountsChanged']
const asked = {
  eip155: {
    ...{ chains: ['eip155:1', 'eip155:8453'], events },
    methods: ['personal_sign', 'eth_sendTransaction'],
    rpcMap: { '1': 'http://127.0.0.1:9', '8453': 'http://127.0.0.1:9' },
  },
  solana: { chains: [`solana:${solanaId}`], methods: ['solana_signMessage'], events },
  cosmos: { chains: [cosmosId], methods: ['cosmos_getAccounts', 'cosmos_signAmino'], events },
}
