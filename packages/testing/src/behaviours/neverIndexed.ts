import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { Behaviour } from './behaviour.ts'

/**
 * Answers `wallet_getCallsStatus` as a wallet whose index does not have the bundle, with 5730. What
 * was sent is mined all the same.
 * @example
 * ```ts
 * import { createDevWallet, neverIndexed } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains, batches: {} })
 * wallet.program('wallet_getCallsStatus', neverIndexed(), { times: Number.POSITIVE_INFINITY })
 * ```
 * @see EIP-5792
 */
export function neverIndexed(): Behaviour {
  return () => {
    const message = 'The wallet does not know this bundle.'
    return Promise.reject(new ProviderRpcError({ code: 5730, message }))
  }
}
