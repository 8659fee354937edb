import { type Address, encodeFunctionData, type Hex } from 'viem'
import {
  entryPoint06Abi,
  entryPoint08Abi,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import type { EntryPointVersion } from './bundlerChain.ts'
import { bundlerContracts } from './bundlerContracts.ts'
import { toOldOperation } from './toOldOperation.ts'

/** The call of an EntryPoint that carries out operations. */
export function toHandling(parameters: {
  version: EntryPointVersion
  operations: readonly UserOperation<'0.8'>[]
  beneficiary: Address
}): { to: Address; data: Hex } {
  const { version, operations, beneficiary } = parameters
  const functionName = 'handleOps'
  const data =
    version === '0.6'
      ? encodeFunctionData({
          ...{ abi: entryPoint06Abi, functionName },
          args: [operations.map(toOldOperation), beneficiary],
        })
      : encodeFunctionData({
          ...{ abi: entryPoint08Abi, functionName },
          args: [operations.map((operation) => toPackedUserOperation(operation)), beneficiary],
        })
  return { to: bundlerContracts.entryPoints[version], data }
}
