import { ProviderRpcError } from '../wallet/providerRpcError.ts'
import type { Behaviour } from './behaviour.ts'

export type RejectRequestParameters = {
  /** Default: 4001, the user said no (EIP-1193). */
  code?: number | undefined
  message?: string | undefined
  data?: unknown
}

/** The request fails with a well-formed error. */
export function rejectRequest(parameters: RejectRequestParameters = {}): Behaviour {
  const { code = 4001, message = 'The user rejected the request.', data } = parameters
  return () => Promise.reject(new ProviderRpcError({ code, message, data }))
}
