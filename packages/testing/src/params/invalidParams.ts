import { ProviderRpcError } from '../wallet/providerRpcError.ts'

/** The JSON-RPC error for parameters that a method cannot use; `problem` completes the sentence. */
export function invalidParams(problem: string): ProviderRpcError {
  return new ProviderRpcError({ code: -32602, message: `Invalid parameters: ${problem}.` })
}
