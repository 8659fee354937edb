import {
  type AppKitNetwork,
  arbitrum,
  base,
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  type CaipNetwork,
  type ChainNamespace,
  defineChain,
  mainnet,
  polkadot,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '@cleat/react/networks'

/** A chain of the app's own, as AppKit's guide writes it. */
export const local: AppKitNetwork = defineChain({
  id: 31_337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
  contracts: {},
})

export const evmNetworks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, base, arbitrum, local]

export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [
  ...evmNetworks,
  solana,
  solanaDevnet,
  solanaTestnet,
  bitcoin,
  bitcoinTestnet,
  bitcoinSignet,
  polkadot,
]

export const idsOf = (known: readonly CaipNetwork[]): string[] =>
  known.map(({ caipNetworkId, chainNamespace, id }) => `${caipNetworkId} ${chainNamespace} ${id}`)

export const namespaces: ChainNamespace[] = ['eip155', 'solana', 'bip122', 'polkadot']
