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
