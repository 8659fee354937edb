import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { toCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import type { Network } from '../base/caip/network.ts'

/** Deeply frozen, as viem's constants may be, so that writes fail. */
export const mainnet: Network = deepFreeze({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example.org/1'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example.org' } },
})

export const base: Network = deepFreeze({
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example.org/8453'] } },
})

export const solana: Network = deepFreeze({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://rpc.example.org/solana'] } },
})

export const polkadot: Network = deepFreeze({
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://rpc.example.org/polkadot'] } },
})

export const bitcoin: Network = deepFreeze({
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://rpc.example.org/bitcoin'] } },
})

export const mainnetId: CaipNetworkId = toCaipNetworkId('eip155:1')
export const baseId: CaipNetworkId = toCaipNetworkId('eip155:8453')
/** A chain that no test lists. */
export const unlistedId: CaipNetworkId = toCaipNetworkId('eip155:137')
export const solanaId: CaipNetworkId = toCaipNetworkId(`solana:${solana.id}`)

export function deepFreeze<value extends object>(value: value): value {
  for (const inner of Object.values(value))
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner)
  return Object.freeze(value)
}
