import { BaseError, RpcRequestError } from 'viem'
import { ProviderRpcError } from '../provider/providerRpcError.ts'

/** Converts viem's error to the node's code, message and data. */
export function nodeError(parameters: { error: unknown; rpcUrl: string }): ProviderRpcError {
  const { error, rpcUrl } = parameters
  if (error instanceof ProviderRpcError) return error
  const answer =
    error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null
  if (answer instanceof RpcRequestError) {
    return new ProviderRpcError({ code: answer.code, message: answer.details, data: answer.data })
  }
  const reason = error instanceof BaseError ? error.shortMessage : String(error)
  return new ProviderRpcError({
    code: -32603,
    message: `The wallet could not do this with its node at ${rpcUrl}: ${reason}`,
  })
}
