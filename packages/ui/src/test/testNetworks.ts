import type { Network } from '@cleat/core'

const toNetwork = (id: number, name: string, symbol = 'ETH'): Network => ({
  id,
  name,
  nativeCurrency: { name: symbol === 'ETH' ? 'Ether' : symbol, symbol, decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})

export const mainnet: Network = toNetwork(1, 'Ethereum')
export const base: Network = toNetwork(8453, 'Base')
const polygon: Network = toNetwork(137, 'Polygon', 'POL')

export const solana: Network = {
  ...toNetwork(0, 'Solana', 'SOL'),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
}

export const bitcoin: Network = {
  ...toNetwork(0, 'Bitcoin', 'BTC'),
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
}

export const polkadot: Network = {
  ...toNetwork(0, 'Polkadot', 'DOT'),
  id: '91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
}

/** Enough networks for a search. */
export const manyNetworks: [Network, ...Network[]] = [
  mainnet,
  base,
  polygon,
  toNetwork(10, 'OP Mainnet'),
  toNetwork(42161, 'Arbitrum One'),
  toNetwork(43114, 'Avalanche', 'AVAX'),
  toNetwork(56, 'BNB Smart Chain', 'BNB'),
  toNetwork(100, 'Gnosis', 'xDAI'),
]
