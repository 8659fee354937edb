import { formatBalance } from '../../format/formatBalance.ts'

export type Format = {
  /** An amount of atomic units: `1,234.567`, never more than there is, `<0.001` for what is tiny. */
  balance(
    value: bigint,
    parameters: { decimals: number; shownDecimals?: number | undefined },
  ): string
  number(value: number | bigint, options?: Intl.NumberFormatOptions): string
  /** The day, as in “Sep 3, 2026”, or what the options say. */
  date(value: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** How far a time is from now: “3 minutes ago”, “in 2 hours”, and “now” within a minute. */
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

/** Writes by the rules of a language, with the digits that addresses and wallets use. */
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

/** Whether a number looks the same in all languages. What formats it is slow to make, and the first view shows a number. */
function isPlain(value: number | bigint): boolean {
  return Number.isInteger(Number(value)) && value > 0 && value < 1000
}

/** Makes what is slow to make once for the same options. */
function reuse<options, result>(make: (options: options) => result): (options: options) => result {
  const made = new Map<string, result>()
  return (options) => {
    const key = JSON.stringify(options)
    const result = made.get(key) ?? make(options)
    made.set(key, result)
    return result
  }
}
