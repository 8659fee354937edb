import type { Behaviour } from './behaviour.ts'

/**
 * Waits `ms` milliseconds, then runs `next`. @default the ordinary answer
 * @example
 * ```ts
 * import { createDevWallet, delay } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', delay(2000))
 * ```
 */
export function delay(ms: number, next: Behaviour = ({ proceed }) => proceed()): Behaviour {
  return async (call) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return next(call)
  }
}
