import { getDirection } from './getDirection.ts'

/**
 * Formats base units for display: truncated, never rounded up, without trailing zeros. A positive
 * amount never reads as 0. Uses Latin digits in every language, as addresses and wallets do.
 */
export function formatBalance(
  value: bigint,
  parameters: {
    decimals: number
    /** The number of shown decimals. @default 3 */
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
    // A left-to-right mark keeps the sign before the number in right-to-left text.
    const mark = getDirection(locale) === 'rtl' ? '\u200e' : ''
    return `${mark}<0${point}${'1'.padStart(shownDecimals, '0')}`
  }
  return `${numbers.format(whole)}${fraction && point + fraction}`
}
