import type { Behaviour } from './behaviour.ts'

/**
 * Leaves the request pending for ever.
 * @example
 * ```ts
 * import { createDevWallet, neverAnswer } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_requestAccounts', neverAnswer())
 * ```
 */
export function neverAnswer(): Behaviour {
  return () => new Promise(() => {})
}
