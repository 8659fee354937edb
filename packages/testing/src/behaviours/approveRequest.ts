import type { Behaviour } from './behaviour.ts'

/**
 * Approves without a question to the user, and continues as usual.
 * @example
 * ```ts
 * import { approveRequest, createDevWallet } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', approveRequest())
 * ```
 */
export function approveRequest(): Behaviour {
  return ({ proceed }) => proceed({ approve: true })
}
