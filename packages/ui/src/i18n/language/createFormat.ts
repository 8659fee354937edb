import { formatBalance } from '../../format/formatBalance.ts'

export type Format = {
  /** A balance in base units: `1,234.567`, truncated, and `<0.001` for tiny amounts. */
  balance(
    value: bigint,
    parameters: { decimals: number; shownDecimals?: number | undefined },
  ): string
  number(value: number | bigint, options?: Intl.NumberFormatOptions): string
  /** The date, such as “Sep 3, 2026”, or as the options define. */
  date(value: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** A relative time: “3 minutes ago”, “in 2 hours”, and “now” within a minute. */
  distance(value: Date | number, parameters: { now: Date | number }): string
  /** “Ethereum, Base, and Solana” */
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Formats by the rules of a language, with Latin digits. */
export function createFormat({ tag }: { tag: string }): Format {
  const numbers = reuse(
    (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(tag, { numberingSystem: 'latn', ...options }),
  )
  const dates = reuse(
    (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { numberingSystem: 'latn', ...options }),
  )
  const distances = reuse(
    (options: Intl.RelativeTimeFormatOptions) =>
      new Intl.RelativeTimeFormat(new Intl.Locale(tag, { numberingSystem: 'latn' }), options),
  )
  const lists = reuse((options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options))

  return {
    balance: (value, { decimals, shownDecimals }) =>
      formatBalance(value, { decimals, shownDecimals, locale: tag }),
    number: (value, options) =>
      isPlain(value) && !options ? String(value) : numbers(options ?? {}).format(value),
    date: (value, options = { dateStyle: 'medium' }) => dates(options).format(value),
    distance(value, { now }) {
      const seconds = (Number(value) - Number(now)) / 1000
      const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? []
      if (!unit) return distances({ numeric: 'auto' }).format(0, 'second')
      return distances({}).format(Math.trunc(seconds / size), unit)
    },
    list: (items, options = {}) => lists(options).format(items),
  }
}

/**
 * Whether a number looks the same in all languages. Creating a formatter is slow, and the first
 * view shows a number.
 */
function isPlain(value: number | bigint): boolean {
  return Number.isInteger(Number(value)) && value > 0 && value < 1000
}

/** Caches slow formatters by their options. */
function reuse<options, result>(make: (options: options) => result): (options: options) => result {
  const made = new Map<string, result>()
  return (options) => {
    const key = JSON.stringify(options)
    const result = made.get(key) ?? make(options)
    made.set(key, result)
    return result
  }
}
