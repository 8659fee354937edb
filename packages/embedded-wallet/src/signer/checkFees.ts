import type { FrameRemoval } from '../protocol/frameCalls.ts'

/** A tip above the price would cost more than was shown. */
export function checkFees({
  maxFeePerGas,
  maxPriorityFeePerGas,
}: Pick<FrameRemoval, 'maxFeePerGas' | 'maxPriorityFeePerGas'>): void {
  if (BigInt(maxPriorityFeePerGas) > BigInt(maxFeePerGas))
    throw new TypeError('A tip above the price.')
}
