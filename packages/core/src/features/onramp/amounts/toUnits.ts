import { parseAmount } from '../../../base/amounts/parseAmount.ts'

/** Decimals of the most divisible token. */
const decimals = 36

/** A plain decimal number as a whole one, to be compared and added. `undefined` for other text. */
export function toUnits(amount: string): bigint | undefined {
  return parseAmount(amount, decimals)
}
