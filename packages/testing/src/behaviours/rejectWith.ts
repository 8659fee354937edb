import type { Behaviour } from './behaviour.ts'

/**
 * Rejects the request with any `reason`: `undefined`, text, a cyclic object.
 * @example
 * ```ts
 * import { createDevWallet, rejectWith } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', rejectWith('no'))
 * ```
 */
export function rejectWith(reason: unknown): Behaviour {
  return () => Promise.reject(reason)
}
