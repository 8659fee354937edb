import { concat, type Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'

type OldOperation = UserOperation<'0.6'> & {
  readonly initCode: Hex
  readonly paymasterAndData: Hex
}

/** An operation in the form of EntryPoint 0.6, whose paymasters have no limits in gas. */
export function toOldOperation(operation: UserOperation<'0.8'>): OldOperation {
  const { sender, nonce, callData, signature, factory, factoryData = '0x' } = operation
  const { callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const { maxFeePerGas, maxPriorityFeePerGas, paymaster, paymasterData = '0x' } = operation
  return {
    ...{ sender, nonce, callData, signature },
    ...{ callGasLimit, verificationGasLimit, preVerificationGas },
    ...{ maxFeePerGas, maxPriorityFeePerGas },
    initCode: factory ? concat([factory, factoryData]) : '0x',
    paymasterAndData: paymaster ? concat([paymaster, paymasterData]) : '0x',
  }
}
