import { BaseError, RpcRequestError } from 'viem'
import type { OperationProblem } from './operationError.ts'

/** Why a service did not take an operation: it said so, or it did not answer. */
export function toServiceProblem(
  cause: unknown,
): readonly [Extract<OperationProblem, 'rejected' | 'unavailable'>, string] {
  const answer =
    cause instanceof BaseError && cause.walk((error) => error instanceof RpcRequestError)
  if (answer instanceof RpcRequestError) return ['rejected', answer.details.slice(0, 200)]
  return ['unavailable', 'the bundler did not answer']
}
