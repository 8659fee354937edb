import type { Behaviour } from './behaviour.ts'

/**
 * Answers a request with any `value`. The wallet does nothing.
 * @example
 * ```ts
 * import { answerGarbage, createDevWallet } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', answerGarbage({ hash: 1 }))
 * ```
 */
export function answerGarbage(value: unknown): Behaviour {
  return async () => value
}
