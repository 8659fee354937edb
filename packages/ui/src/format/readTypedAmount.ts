import { cleanAmount } from './cleanAmount.ts'
import { type AmountRefusal, findAmountRefusal } from './findAmountRefusal.ts'
import type { NumberSigns } from './getNumberSigns.ts'

export type TypedAmount =
  /** A plain decimal number, or empty while a group of thousands is not complete. */
  { readonly value: string; readonly isAmbiguous: boolean } | { readonly refusal: AmountRefusal }

/** Reads the text of an amount field after each key, by the rules for pasted texts. */
export function readTypedAmount(parameters: {
  text: string
  decimals: number
  /** The signs of the visitor's language. */
  signs: NumberSigns
  /** The symbol of the unit. */
  symbol?: string | undefined
}): TypedAmount {
  const { text, decimals, signs, symbol } = parameters
  const clean = (completed: string) =>
    cleanAmount({ text: completed, decimals: decimals + 1, groupSign: signs.group, symbol })
  const value = clean(text)
  if (value === null) {
    const isUnfinished = ['0', '00', '000'].some((digits) => clean(text + digits) !== null)
    return isUnfinished ? { value: '', isAmbiguous: false } : { refusal: 'invalid' }
  }
  const refusal = findAmountRefusal(parameters)
  if (refusal === 'ambiguous') return { value: '', isAmbiguous: true }
  const [, fraction = ''] = value.split('.')
  if (fraction.length > decimals) return { refusal: 'precise' }
  return refusal ? { refusal } : { value, isAmbiguous: false }
}
