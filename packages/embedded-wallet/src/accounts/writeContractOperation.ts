import { type Address, concatHex } from 'viem'
import { encodeCalls } from '../calls/encodeCalls.ts'
import type { FrameCalls, FrameRoad } from '../protocol/frameCalls.ts'
import { accountCreation } from './accountCreation.ts'
import type { ContractOperation } from './contractOperation.ts'
import { readFrameCalls } from './readFrameCalls.ts'

/** An operation of a contract account that is complete but for its signature. */
export function writeContractOperation(parameters: {
  asked: FrameCalls
  road: Extract<FrameRoad, { kind: 'operation' }>
  account: Address
  /** The key that signs. */
  owner: Address
}): ContractOperation {
  const { asked, road, account: sender, owner } = parameters
  const { sponsor } = road
  return {
    ...{ sender, signature: '0x', nonce: BigInt(road.nonce) },
    callData: encodeCalls(readFrameCalls(asked).calls, 'contract'),
    initCode: asked.isNew ? accountCreation.writeCode(owner) : '0x',
    callGasLimit: BigInt(road.callGasLimit),
    verificationGasLimit: BigInt(road.verificationGasLimit),
    preVerificationGas: BigInt(road.preVerificationGas),
    maxFeePerGas: BigInt(road.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(road.maxPriorityFeePerGas),
    paymasterAndData: sponsor ? concatHex([sponsor.paymaster, sponsor.data]) : '0x',
  }
}
