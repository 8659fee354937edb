import { toFloor } from './toFloor.ts'

export declare namespace toMinimum {
  type Parameters = {
    toAmount: bigint
    slippageBps: number
    /** The minimum that was quoted before. @default none */
    least?: bigint | undefined
  }
}

/**
 * The minimum of a call. A better price raises the one that was quoted, and a worse one keeps it;
 * `undefined` if it cannot be kept.
 */
export function toMinimum(parameters: toMinimum.Parameters): bigint | undefined {
  const { toAmount, slippageBps, least = 0n } = parameters
  if (least > toAmount) return undefined
  const floor = toFloor({ amount: toAmount, slippageBps })
  if (floor > least) return floor
  return least
}
