import type { Network as CaipNetwork, KitOptions } from '@cleat/core'
import type { WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { base, mainnet } from 'viem/chains'
import type { Stage } from './createStage.ts'
import { solanaId } from './openFamilies.ts'
import type { openStage } from './openStage.ts'
import type { Network } from './startNetwork.ts'

export const cosmosId = 'cosmos:cosmoshub-4'

// Nothing reads from them.
const rpcUrls = { default: { http: ['http://127.0.0.1:9'] } }

const solana: CaipNetwork = {
  id: solanaId,
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls,
}
const cosmos: CaipNetwork = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls,
}

/** Networks of an app without any adapter. */
export const universalNetworks: readonly CaipNetwork[] = [mainnet, base, solana, cosmos]

/** Opens a stage whose app has no adapter, and whose wallet supports all of its networks. */
export function openUniversal(
  network: Network,
  options: Partial<KitOptions> = {},
  wallet: openStage.Parameters['wallet'] = {},
): Promise<Stage<WalletConnectPeer>> {
  return network.open({
    options: { adapters: undefined, networks: universalNetworks, ...options },
    wallet: {
      solana: { chains: [{ id: `solana:${solanaId}`, name: 'Solana' }] },
      cosmos: { chains: [{ id: cosmosId, name: 'Cosmos Hub' }] },
      ...wallet,
    },
  })
}
