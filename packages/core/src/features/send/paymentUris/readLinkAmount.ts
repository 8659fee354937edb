import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { parseAmount } from '../../../base/amounts/parseAmount.ts'

/**
 * Parses a link's amount in whole units to its shortest form. `undefined` if it is invalid, zero,
 * too precise or too large.
 */
export function readLinkAmount(parameters: {
  text: string
  decimals: number
  /** In base units with `decimals` decimals. */
  max: bigint
}): string | undefined {
  const { text, decimals, max } = parameters
  // No genuine amount is longer.
  if (text.length > 100 || text.endsWith('.')) return undefined
  const value = parseAmount(text, decimals)
  return value && value <= max ? formatAmount(value, decimals) : undefined
}
