import { formatCurrency } from './formatCurrency.ts'
import type { Format } from './language/createFormat.ts'

/**
 * Formats hundredths of a dollar: truncated, never rounded up. A positive amount never reads as 0.
 */
export function formatFiat(
  cents: bigint,
  parameters: {
    format: Format
    /** Whether the balance is positive, even if its value rounds to 0. */
    isSome: boolean
  },
): string {
  const { format, isSome } = parameters
  const dollars = { format, currency: 'USD' }
  if (cents === 0n && isSome) return `<${formatCurrency(0.01, dollars)}`
  if (cents <= BigInt(Number.MAX_SAFE_INTEGER)) return formatCurrency(Number(cents) / 100, dollars)
  return formatCurrency(cents / 100n, { ...dollars, maximumFractionDigits: 0 })
}
