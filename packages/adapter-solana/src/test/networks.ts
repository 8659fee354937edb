import type { Network } from '@cleat/core/adapter'

/** Mainnet and devnet, both on the local chain. */
export function createNetworks(rpcUrl: string): readonly [Network, Network] {
  const common = {
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
  } as const
  return [
    { ...common, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
    { ...common, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet' },
  ]
}
