import type { Address } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import type { AccountParts } from './accountParts.ts'
import type { ContractOperation } from './contractOperation.ts'
import { OperationError } from './operationError.ts'
import { toServiceProblem } from './toServiceProblem.ts'

/**
 * Gives a signed operation to a bundler, once.
 * @throws {@link OperationError}
 */
export async function submitOperation(
  bundler: NonNullable<AccountParts['bundler']>,
  operation: UserOperation<'0.7' | '0.8'> | ContractOperation,
  entryPoint: Address,
): Promise<void> {
  const request = formatUserOperationRequest(operation as UserOperation<'0.8'>)
  await bundler
    .request({ method: 'eth_sendUserOperation', params: [request, entryPoint] }, { retryCount: 0 })
    .catch((cause: unknown) => {
      throw new OperationError(...toServiceProblem(cause), { cause })
    })
}
