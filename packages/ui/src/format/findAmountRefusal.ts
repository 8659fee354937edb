import { cleanAmount } from './cleanAmount.ts'
import type { NumberSigns } from './getNumberSigns.ts'

/**
 * Why a pasted text is refused: it is no amount, has too many decimals, or has two readings that
 * differ by a factor of a thousand.
 */
export type AmountRefusal = 'invalid' | 'precise' | 'ambiguous'

/** More decimals than `cleanAmount` ever reads. */
const allDecimals = 200

/** Digits that are displayed together, with an invisible character between them. */
const hidden = /[\p{Nd}.,]\p{Cf}+[\p{Nd}.,]|[\u202a-\u202e]/u

/** Why a pasted text is refused. `undefined` if it has one reading. */
export function findAmountRefusal(parameters: {
  text: string
  decimals: number
  /** The signs of the visitor's language. */
  signs: NumberSigns
  /** The symbol of the unit. */
  symbol?: string | undefined
}): AmountRefusal | undefined {
  const { text, decimals, signs, symbol } = parameters
  const exact = cleanAmount({ text, decimals: allDecimals, groupSign: signs.group, symbol })
  if (exact === null || hidden.test(text)) return 'invalid'
  const single = /^\D*[1-9]\d{0,2}([.,])\d{3}\D*$/.exec(text)?.[1]
  if (single !== undefined && single !== signs.decimal) return 'ambiguous'
  const [, fraction = ''] = exact.split('.')
  return /[1-9]/.test(fraction.slice(decimals)) ? 'precise' : undefined
}
