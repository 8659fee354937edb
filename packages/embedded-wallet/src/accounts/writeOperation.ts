import type { Address, Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { FrameCalls, FrameRoad } from '../protocol/frameCalls.ts'
import { implementations } from './implementations.ts'
import { OperationError } from './operationError.ts'

/** An operation that is complete but for its signatures. */
export function writeOperation(parameters: {
  asked: FrameCalls
  road: Extract<FrameRoad, { kind: 'operation' }>
  account: Address
  callData: Hex
}): UserOperation<'0.7' | '0.8'> {
  const { asked, road, account: sender, callData } = parameters
  const { chainId, upgrade } = asked
  if (asked.implementation === 'contract') throw new OperationError('altered', 'account')
  const { id, address } = implementations[asked.implementation]
  const { sponsor } = road
  return {
    ...{ sender, callData, signature: '0x', nonce: BigInt(road.nonce) },
    callGasLimit: BigInt(road.callGasLimit),
    verificationGasLimit: BigInt(road.verificationGasLimit),
    preVerificationGas: BigInt(road.preVerificationGas),
    maxFeePerGas: BigInt(road.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(road.maxPriorityFeePerGas),
    ...(sponsor && {
      ...{ paymaster: sponsor.paymaster, paymasterData: sponsor.data },
      paymasterVerificationGasLimit: BigInt(sponsor.verificationGasLimit),
      paymasterPostOpGasLimit: BigInt(sponsor.postOpGasLimit),
    }),
    ...(upgrade !== undefined && {
      // The EntryPoint 0.7 does not know accounts that are still to take over code: they have it by
      // the authorization in the same transaction.
      ...(id === 'simple' && { factory: '0x7702', factoryData: '0x' }),
      authorization: { address, chainId, nonce: upgrade, r: '0x', s: '0x', yParity: 0 },
    }),
  } as UserOperation<'0.7' | '0.8'>
}
