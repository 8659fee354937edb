import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { parseAmount } from '../../../base/amounts/parseAmount.ts'

/**
 * An amount of whole coins or tokens as links write it, in its shortest form. `undefined` where it is none, nothing, or finer or
 * larger than can be.
 */
export function readLinkAmount(parameters: {
  text: string
  decimals: number
  /** In atomic units of so many decimals. */
  max: bigint
}): string | undefined {
  const { text, decimals, max } = parameters
  // A number that is longer than this is none of money.
  if (text.length > 100 || text.endsWith('.')) return undefined
  const value = parseAmount(text, decimals)
  return value && value <= max ? formatAmount(value, decimals) : undefined
}
