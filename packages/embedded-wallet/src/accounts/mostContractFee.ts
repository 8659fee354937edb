import type { ContractOperation } from './contractOperation.ts'

/**
 * The most that an operation of EntryPoint 0.6 can cost, in base units: for one that is sponsored,
 * the limit of its validation counts three times.
 */
export function mostContractFee(operation: ContractOperation): bigint {
  const { callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const times = operation.paymasterAndData === '0x' ? 1n : 3n
  const gas = callGasLimit + verificationGasLimit * times + preVerificationGas
  return gas * operation.maxFeePerGas
}
