import type { Behaviour } from './behaviour.ts'

/**
 * Throws `error` from `request` itself, without a promise.
 * @example
 * ```ts
 * import { createDevWallet, throwSynchronously } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', throwSynchronously(new Error('broken')))
 * ```
 */
export function throwSynchronously(error: unknown): Behaviour {
  return () => {
    throw error
  }
}
