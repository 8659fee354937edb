import type { Hex, PrivateKeyAccount, PublicClient } from 'viem'
import {
  entryPoint07Abi,
  type SmartAccount,
  toPackedUserOperation,
  toSmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import type { AccountCall } from '../calls/accountCall.ts'
import { encodeCalls } from '../calls/encodeCalls.ts'
import { implementations } from './implementations.ts'

const { address: implementation, entryPoint } = implementations.delegation
/** What the account signs: the operation as typed data of the account itself. */
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

/** The account insists on a signature of some key. */
const stub: Hex = `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`

/** The account of delegations, for viem. @see EIP7702StatelessDeleGator 1.3.0 */
export function toDelegationAccount(parameters: {
  client: PublicClient
  owner: PrivateKeyAccount
  chainId: number
}): Promise<SmartAccount> {
  const { client, owner, chainId } = parameters
  return toSmartAccount({
    client,
    authorization: { account: owner, address: implementation },
    entryPoint: { abi: entryPoint07Abi, ...entryPoint, version: '0.7' },
    extend: { owner },
    getAddress: async () => owner.address,
    // The EntryPoint 0.7 does not know accounts that are still to take over code: they have it by
    // the authorization in the same transaction.
    getFactoryArgs: async () => ({ factory: undefined, factoryData: undefined }),
    encodeCalls: async (calls) =>
      encodeCalls(
        calls.map(({ to, value = 0n, data = '0x' }): AccountCall => ({ to, value, data })),
      ),
    getStubSignature: async () => stub,
    // With code at its address, the account is asked by ERC-1271, which takes the plain signature.
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (typedData) => owner.signTypedData(typedData as never),
    signUserOperation: ({ chainId: _, ...operation }) => {
      const packed = toPackedUserOperation({
        ...(operation as UserOperation<'0.7'>),
        sender: owner.address,
      })
      return owner.signTypedData({
        domain: {
          ...{ name: 'EIP7702StatelessDeleGator', version: '1', chainId },
          verifyingContract: owner.address,
        },
        ...{ types, primaryType: 'PackedUserOperation' },
        message: { ...packed, entryPoint: entryPoint.address },
      })
    },
  })
}
