import type { CaipNetworkId } from '@cleat/core/adapter'

/** A chain as the Wallet Standard names it. */
export type SolanaChain = `solana:${string}`

/** Wallets name the public clusters by words, CAIP-2 by the first 32 characters of their genesis hashes. */
const clusters: Readonly<Record<string, SolanaChain>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** What wallets call a network. One that is not public keeps its id, which a wallet may list as well. */
export function toSolanaChain(caipNetworkId: CaipNetworkId): SolanaChain {
  const [, reference = ''] = caipNetworkId.split(':')
  return clusters[caipNetworkId] ?? `solana:${reference}`
}
