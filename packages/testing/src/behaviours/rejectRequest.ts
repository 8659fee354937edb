import { ProviderRpcError } from '../wallet/providerRpcError.ts'
import type { Behaviour } from './behaviour.ts'

export type RejectRequestParameters = {
  /** @default 4001, the user rejected (EIP-1193) */
  code?: number | undefined
  message?: string | undefined
  data?: unknown
}

/** Rejects the request with a well-formed error. */
export function rejectRequest(parameters: RejectRequestParameters = {}): Behaviour {
  const { code = 4001, message = 'The user rejected the request.', data } = parameters
  return () => Promise.reject(new ProviderRpcError({ code, message, data }))
}
