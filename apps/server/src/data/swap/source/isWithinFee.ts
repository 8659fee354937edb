import type { OperatorFee } from './swapConfig.ts'

/**
 * Whether a source takes no more for the operator than was asked for, of what a swap brings before
 * it. Sources round up.
 */
export function isWithinFee(parameters: {
  /** What is taken, in base units. */
  taken: bigint
  /** What is left of the same token. */
  left: bigint
  fee: OperatorFee | undefined
}): boolean {
  const { taken, left, fee } = parameters
  return taken <= ((taken + left) * BigInt(fee?.bps ?? 0)) / 10_000n + (fee ? 1n : 0n)
}
