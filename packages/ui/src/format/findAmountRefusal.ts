import { cleanAmount } from './cleanAmount.ts'
import type { NumberSigns } from './getNumberSigns.ts'

/**
 * Why a pasted text is not taken as an amount: it is none, it has more decimals than there are, or it reads as two amounts, one of
 * them a thousand times the other.
 */
export type AmountRefusal = 'invalid' | 'precise' | 'ambiguous'

/** More decimals than any text has that `cleanAmount` reads. */
const allDecimals = 200

/** Digits that are apart in memory and together on the screen. */
const hidden = /[\p{Nd}.,]\p{Cf}+[\p{Nd}.,]|[\u202a-\u202e]/u

/** Why a pasted text must not be guessed at. Nothing where it is one amount for everybody who reads it. */
export function findAmountRefusal(parameters: {
  text: string
  decimals: number
  /** Of the visitor's language. */
  signs: NumberSigns
}): AmountRefusal | undefined {
  const { text, decimals, signs } = parameters
  const exact = cleanAmount({ text, decimals: allDecimals, groupSign: signs.group })
  if (exact === null || hidden.test(text)) return 'invalid'
  const single = /^\D*[1-9]\d{0,2}([.,])\d{3}\D*$/.exec(text)?.[1]
  if (single !== undefined && single !== signs.decimal) return 'ambiguous'
  const [, fraction = ''] = exact.split('.')
  return /[1-9]/.test(fraction.slice(decimals)) ? 'precise' : undefined
}
