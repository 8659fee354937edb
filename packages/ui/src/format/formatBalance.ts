const shownDecimals = 3

/**
 * An amount of atomic units as a person reads it: three decimals, cut and never rounded up, without trailing zeros.
 * What is more than nothing never reads as 0.
 */
export function formatBalance(
  value: bigint,
  parameters: {
    decimals: number
    /** A BCP 47 language. @default 'en' */
    locale?: string | undefined
  },
): string {
  const { decimals, locale = 'en' } = parameters
  const unit = 10n ** BigInt(decimals)
  const whole = value / unit
  const rest = (value % unit).toString().padStart(decimals, '0')
  const fraction = rest.slice(0, Math.min(shownDecimals, decimals)).replace(/0+$/, '')
  const point = decimalPoint(locale)
  if (whole === 0n && !fraction && value > 0n)
    return `<0${point}${'1'.padStart(shownDecimals, '0')}`
  return `${whole.toLocaleString(locale)}${fraction && point + fraction}`
}

function decimalPoint(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
