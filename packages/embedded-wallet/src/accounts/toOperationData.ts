import type { Address, TypedDataDefinition } from 'viem'
import {
  getUserOperationTypedData,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import type { Implementation } from './implementations.ts'

/** What the account of delegations signs: the operation as typed data of the account itself. */
const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

/** What an account signs of an operation. @see EIP-712, EIP7702StatelessDeleGator 1.3.0 */
export function toOperationData(parameters: {
  operation: UserOperation<'0.7' | '0.8'>
  implementation: Implementation
  chainId: number
  account: Address
}): TypedDataDefinition {
  const { operation, implementation, chainId, account } = parameters
  const { entryPoint, id } = implementation
  if (id === 'simple')
    return getUserOperationTypedData({
      ...{ chainId, entryPointAddress: entryPoint.address },
      userOperation: operation as UserOperation<'0.8'>,
    }) as TypedDataDefinition
  const packed = toPackedUserOperation(operation as UserOperation<'0.7'>)
  return {
    domain: {
      ...{ name: 'EIP7702StatelessDeleGator', version: '1', chainId, verifyingContract: account },
    },
    ...{ types, primaryType: 'PackedUserOperation' },
    message: { ...packed, entryPoint: entryPoint.address },
  }
}
