import { type Hex, numberToHex } from 'viem'
import type { PreparedFees } from './preparedCalls.ts'

/** Fees as they are shown and signed. */
export function toFrameFees({ maxFeePerGas, maxPriorityFeePerGas }: PreparedFees): {
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
} {
  return {
    maxFeePerGas: numberToHex(maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
  }
}
