import type { Address } from 'viem'
import { getPaymasterData, type UserOperation } from 'viem/account-abstraction'
import type { AccountParts } from './accountParts.ts'
import type { ContractOperation } from './contractOperation.ts'
import { OperationError } from './operationError.ts'
import { type Payer, readPayer } from './readPayer.ts'
import { toServiceProblem } from './toServiceProblem.ts'

/** A sponsor whose word does not arrive is asked again: nothing is signed yet. */
const [mostQuestions, pauseMs] = [3, 1_000]

/**
 * The sponsor's last word about an operation that it wanted to pay.
 * @throws {@link OperationError} if it does not
 */
export async function payForOperation(parameters: {
  paymaster: AccountParts['paymaster']
  operation: UserOperation<'0.7' | '0.8'> | ContractOperation
  chainId: number
  entryPoint: Address
}): Promise<Payer | undefined> {
  const { paymaster, operation, chainId, entryPoint } = parameters
  if (!paymaster) throw new OperationError('unavailable', 'there is no sponsor')
  const ask = () =>
    getPaymasterData(paymaster, {
      ...(operation as UserOperation<'0.8'>),
      ...{ chainId, entryPointAddress: entryPoint, context: undefined },
    })
  for (let left = mostQuestions - 1; ; left -= 1) {
    try {
      return readPayer(await ask())
    } catch (cause) {
      const [problem, detail] = toServiceProblem(cause)
      const isAnswered = problem === 'rejected'
      if (isAnswered || left === 0)
        throw new OperationError('sponsor', isAnswered ? detail : 'it did not answer', { cause })
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
}
