import type { Network } from '@cleat/core/adapter'

export const mainnet: Network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example.org/1'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example.org' } },
}

export const base: Network = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example.org/8453'] } },
}
