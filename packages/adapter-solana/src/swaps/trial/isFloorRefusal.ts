import { readKey } from '../../base/readKey.ts'

/** `SlippageToleranceExceeded` of Jupiter. No other program that is called has such a number. */
const slippageExceeded = 6001

/** Whether the chain's error says that an exchange would have brought less than its minimum. */
export function isFloorRefusal(error: unknown): boolean {
  const reason = readKey(error, 'InstructionError')
  return Array.isArray(reason) && readKey(reason[1], 'Custom') === slippageExceeded
}
