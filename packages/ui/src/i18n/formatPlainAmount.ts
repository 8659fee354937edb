import type { Format } from './language/createFormat.ts'

/**
 * Formats a plain decimal number: a token to its last digit, a fee, which is an estimate, to
 * three digits, and money with the decimals that it has. Returns anything else unchanged.
 */
export function formatPlainAmount(
  amount: string,
  parameters: { format: Format; of: 'token' | 'fee' | 'money' },
): string {
  const { format, of } = parameters
  if (!/^\d{1,80}(?:\.\d{1,80})?$/.test(amount)) return amount
  const [whole = '', fraction = ''] = amount.split('.')
  const { length: decimals } = fraction
  if (of === 'token')
    return format.balance(BigInt(whole + fraction), { decimals, shownDecimals: decimals })
  return format.number(
    Number(amount),
    of === 'fee'
      ? { maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  )
}
