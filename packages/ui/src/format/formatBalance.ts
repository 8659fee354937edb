import { getDirection } from './getDirection.ts'

/**
 * An amount of atomic units as a person reads it: cut and never rounded up, without trailing zeros.
 * What is more than nothing never reads as 0. Its digits are those of addresses and wallets, in every language.
 */
export function formatBalance(
  value: bigint,
  parameters: {
    decimals: number
    /** How many of them are shown. @default 3 */
    shownDecimals?: number | undefined
    /** A BCP 47 language. @default 'en' */
    locale?: string | undefined
  },
): string {
  const { decimals, shownDecimals = 3, locale = 'en' } = parameters
  const numbers = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
  const unit = 10n ** BigInt(decimals)
  const whole = value / unit
  const rest = (value % unit).toString().padStart(decimals, '0')
  const fraction = rest.slice(0, Math.min(shownDecimals, decimals)).replace(/0+$/, '')
  const point = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  if (whole === 0n && !fraction && value > 0n) {
    // A left-to-right mark keeps the sign in front of the number in text that runs the other way.
    const mark = getDirection(locale) === 'rtl' ? '\u200e' : ''
    return `${mark}<0${point}${'1'.padStart(shownDecimals, '0')}`
  }
  return `${numbers.format(whole)}${fraction && point + fraction}`
}
