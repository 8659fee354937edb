import { ProviderRpcError } from '../provider/providerRpcError.ts'

/** The JSON-RPC error -32602. `problem` ends its sentence. */
export function invalidParams(problem: string): ProviderRpcError {
  return new ProviderRpcError({ code: -32602, message: `Invalid parameters: ${problem}.` })
}
