import { toCaipNetworkId } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { toSolanaChain } from './toSolanaChain.ts'

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['solana:localnet', 'solana:localnet'],
  ['solana:EAQLJCV2mh23BsK2P9oYpV5CHVLDNHTx', 'solana:EAQLJCV2mh23BsK2P9oYpV5CHVLDNHTx'],
])('default: %s is %s', (caipNetworkId, chain) => {
  expect(toSolanaChain(toCaipNetworkId(caipNetworkId))).toBe(chain)
})
