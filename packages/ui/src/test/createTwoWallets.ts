import type { ChainAdapter, Connection } from '@cleat/core'
import { createMockAdapter, createMockWallet, type MockWallet } from '@cleat/testing'
import { solana } from './testNetworks.ts'

const caipNetworkId = `solana:${solana.id}` as Connection['caipNetworkId']

/** Two Solana wallets that can be connected at once, with two accounts each. */
export function createTwoWallets(): {
  adapter: ChainAdapter
  harbour: MockWallet
  beacon: MockWallet
} {
  const items = new Map<string, string>()
  const create = (name: string, addresses: readonly [string, string]) => {
    const id = `dev.cleat.${name.toLowerCase()}`
    const wallet = createMockWallet({ id, name, namespace: 'solana', addresses, caipNetworkId })
    wallet.appear()
    return wallet
  }
  const harbour = create('Harbour', [
    'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
    'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
  ])
  const beacon = create('Beacon', [
    '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    'FJRZ5sTp27n6GhUVqgVkY4JGUJPjhRPnWtH4du5UhKbw',
  ])
  const adapter = createMockAdapter({
    namespace: 'solana',
    wallets: [harbour, beacon],
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  return { adapter, harbour, beacon }
}
