import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { SolanaAdapter } from '@cleat/adapter-solana'
import type { Network as CaipNetwork } from '@cleat/core'
import type { WalletConnectPeer } from '@cleat/testing/wallet-connect'
import type { Stage } from './createStage.ts'
import type { Network } from './startNetwork.ts'

export const solanaId = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoinId = '000000000019d6689c085ae165831e93'

/** Opens a stage whose app and wallet support EVM chains, Solana and Bitcoin. */
export function openFamilies(network: Network): Promise<Stage<WalletConnectPeer>> {
  const rpcUrl = network.localnet.solana?.rpcUrl ?? ''
  const solana: CaipNetwork = {
    id: solanaId,
    name: 'Solana',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
  const bitcoin: CaipNetwork = {
    id: bitcoinId,
    name: 'Bitcoin',
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    // These tests do not read from it.
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }
  return network.open({
    others: {
      networks: [solana, bitcoin],
      createAdapters: (storage) => [
        new SolanaAdapter({ storage }),
        new BitcoinAdapter({ storage }),
      ],
    },
    wallet: {
      solana: { chains: [{ id: `solana:${solanaId}`, name: 'Solana', rpcUrl }] },
      bitcoin: { chains: [{ id: `bip122:${bitcoinId}`, name: 'Bitcoin' }] },
    },
  })
}
