import type { Format } from './language/createFormat.ts'

/** The end of an amount from right to left with a sign like `US$`, displayed as `$US`. */
const leftmostSign = /(?<=\u200f.*[A-Z]\p{Sc})$/u

/** Formats an amount of a currency, with its sign where the language has it. */
export function formatCurrency(
  value: number | bigint,
  {
    format,
    ...options
  }: Omit<Intl.NumberFormatOptions, 'style'> & { format: Format; currency: string },
): string {
  return format.number(value, { style: 'currency', ...options }).replace(leftmostSign, '\u200e')
}
