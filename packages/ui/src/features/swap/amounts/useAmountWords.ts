import { useMemo } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'

type Unit = { readonly decimals: number }
type Asset = Unit & { readonly symbol: string }

export type AmountWords = {
  /** To the last digit. */
  exact(amount: bigint, unit: Unit): string
  /** With six decimals, as offers have them (spec §9). */
  short(amount: bigint, unit: Unit): string
  /** To the last digit with its symbol, for sentences in any direction. */
  exactly(amount: bigint, asset: Asset): string
  /** With six decimals and its symbol, for sentences in any direction. */
  shortly(amount: bigint, asset: Asset): string
  /** Basis points as a percentage. */
  percent(bps: number): string
}

/** Formats the amounts of a swap. */
export function useAmountWords(): AmountWords {
  const format = useFormat()
  return useMemo(() => {
    const exact: AmountWords['exact'] = (amount, { decimals }) =>
      format.balance(amount, { decimals, shownDecimals: decimals })
    const short: AmountWords['short'] = (amount, { decimals }) =>
      format.balance(amount, { decimals, shownDecimals: 6 })
    return {
      exact,
      short,
      exactly: (amount, asset) => isolate(exact(amount, asset), asset),
      shortly: (amount, asset) => isolate(short(amount, asset), asset),
      percent: (bps) => format.number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    }
  }, [format])
}

/** An amount and its symbol run from left to right in every language, as one unit. */
function isolate(amount: string, { symbol }: Asset): string {
  return `\u2066${amount} ${symbol}\u2069`
}
