import type { UserOperation } from 'viem/account-abstraction'

/** The most that an operation can cost, in base units. */
export function mostFee(operation: UserOperation<'0.7' | '0.8'>): bigint {
  const gas =
    operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n)
  return gas * operation.maxFeePerGas
}
