import type { Format } from './language/createFormat.ts'

const dollars = { style: 'currency', currency: 'USD' } as const

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
  if (cents === 0n && isSome) return `<${format.number(0.01, dollars)}`
  if (cents <= BigInt(Number.MAX_SAFE_INTEGER)) return format.number(Number(cents) / 100, dollars)
  return format.number(cents / 100n, { ...dollars, maximumFractionDigits: 0 })
}
