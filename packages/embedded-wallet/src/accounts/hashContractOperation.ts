import type { Hex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import type { ContractOperation } from './contractOperation.ts'
import { contractProgram } from './contractProgram.ts'

/** What the key of a contract account signs of an operation, and what the EntryPoint logs. */
export function hashContractOperation(operation: ContractOperation, chainId: number): Hex {
  const { address, version } = contractProgram.entryPoint
  return getUserOperationHash({
    ...{ chainId, entryPointAddress: address, entryPointVersion: version },
    userOperation: operation,
  })
}
