import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { Behaviour } from './behaviour.ts'

/** The error of `rejectRequest`. */
export type RejectRequestParameters = {
  /** @default 4001, the user rejected (EIP-1193) */
  code?: number | undefined
  /** The message of the error. @default a sentence that the user rejected the request */
  message?: string | undefined
  /** The data of the error. @default none */
  data?: unknown
}

/**
 * Rejects the request with a well-formed error.
 * @example
 * ```ts
 * import { createDevWallet, rejectRequest } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', rejectRequest({ code: 4200 }))
 * ```
 */
export function rejectRequest(parameters: RejectRequestParameters = {}): Behaviour {
  const { code = 4001, message = 'The user rejected the request.', data } = parameters
  return () => Promise.reject(new ProviderRpcError({ code, message, data }))
}
