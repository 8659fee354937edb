import type { SwapStep } from '../../../contract/swaps/preparedSwap.ts'

/** Whether a step exchanges. The others allow, or take an allowance back. */
export function isExchange(type: SwapStep['type']): boolean {
  return type === 'swap' || type === 'batch' || type === 'sign'
}
