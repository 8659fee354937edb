import { type Address, type Hex, isAddressEqual, size, slice } from 'viem'
import { accountCreation } from './accountCreation.ts'
import type { ContractOperation, ExpectedContractOperation } from './contractOperation.ts'
import { isAsExpected } from './isAsExpected.ts'
import { mostContractFee } from './mostContractFee.ts'
import { OperationError } from './operationError.ts'

/**
 * Compares an operation of a contract account with what was asked for, field by field.
 * @throws {@link OperationError} `altered`, with the field
 */
export function checkContractOperation(
  operation: ContractOperation,
  expected: ExpectedContractOperation,
): void {
  const { account, owner, calls, nonce, isNew, mostFee, paymaster } = expected
  const { initCode, callData } = operation
  const checks: Record<string, boolean> = {
    sender: isAddressEqual(operation.sender, account),
    calls: isAsExpected(callData, { account, calls, limits: undefined }),
    nonce: operation.nonce === nonce,
    creation: isNew ? accountCreation.isOf(owner, initCode) : initCode === '0x',
    paymaster: isPaidBy(operation.paymasterAndData, paymaster),
    fee: mostContractFee(operation) <= mostFee,
  }
  const [wrong] = Object.keys(checks).filter((name) => !checks[name])
  if (wrong !== undefined) throw new OperationError('altered', wrong)
}

function isPaidBy(given: Hex, expected: Address | undefined): boolean {
  if (expected === undefined || given === '0x') return expected === undefined && given === '0x'
  return size(given) >= 20 && isAddressEqual(slice(given, 0, 20), expected)
}
