import type { CaipNetworkId } from '@cleat/core/adapter'

/** A chain id of the Wallet Standard. */
export type SolanaChain = `solana:${string}`

/**
 * Wallets name public clusters by words. CAIP-2 names them by the first 32 characters of the
 * genesis hash.
 */
const clusters: Readonly<Record<string, SolanaChain>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/**
 * The Wallet Standard's chain id of a network. A private network keeps its CAIP-2 id, which a
 * wallet may list too.
 */
export function toSolanaChain(caipNetworkId: CaipNetworkId): SolanaChain {
  const [, reference = ''] = caipNetworkId.split(':')
  return clusters[caipNetworkId] ?? `solana:${reference}`
}
