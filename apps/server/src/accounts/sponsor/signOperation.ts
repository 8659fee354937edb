import { type Address, concat, type Hex, numberToHex } from 'viem'
import { toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { SponsoredOperation } from '../operation/operationSchema.ts'

/** What the paymaster's key signs. @see OpenZeppelin Contracts, PaymasterSigner */
const types = {
  UserOperationRequest: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterVerificationGasLimit', type: 'uint256' },
    { name: 'paymasterPostOpGasLimit', type: 'uint256' },
    { name: 'validAfter', type: 'uint48' },
    { name: 'validUntil', type: 'uint48' },
  ],
} as const

/**
 * Allows an operation for a short time.
 * @returns the `paymasterData`: `validAfter`, `validUntil` and the signature
 */
export async function signOperation(parameters: {
  key: Hex
  chainId: number
  paymaster: Address
  /** The name of the EIP-712 domain. */
  domain: string
  operation: SponsoredOperation
  /** Seconds since the epoch. */
  validUntil: number
}): Promise<Hex> {
  const { key, chainId, paymaster, domain: name, operation, validUntil } = parameters
  const { eip7702Auth, ...fields } = operation
  const unsigned = { ...fields, signature: '0x' } as UserOperation
  const packed = toPackedUserOperation(unsigned)
  const signature = await privateKeyToAccount(key).signTypedData({
    domain: { name, version: '1', chainId, verifyingContract: paymaster },
    types,
    primaryType: 'UserOperationRequest',
    message: {
      ...packed,
      paymasterVerificationGasLimit: operation.paymasterVerificationGasLimit,
      paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit,
      ...{ validAfter: 0, validUntil },
    },
  })
  return concat([`0x${'00'.repeat(6)}`, numberToHex(validUntil, { size: 6 }), signature])
}
