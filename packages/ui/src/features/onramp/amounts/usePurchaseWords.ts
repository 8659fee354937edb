import { parseAmount } from '@cleat/core/data'
import type { OnrampAmount } from '@cleat/core/onramp'
import { useMemo } from 'react'
import { formatCurrency } from '../../../i18n/formatCurrency.ts'
import { useFormat } from '../../../i18n/useFormat.ts'

/** Decimals that are read of an amount. */
const readDecimals = 18

export type PurchaseWords = {
  /** An amount of a currency: `$100.00`. */
  fiat(amount: OnrampAmount): string
  /** The same without decimals that are zero: `$100`. */
  round(amount: OnrampAmount): string
  /** That with the shortest sign, where the currency is named beside it. */
  short(amount: OnrampAmount): string
  /** An amount of a token, truncated to six decimals: `97.020131`. */
  token(amount: string): string
  /** An estimate, with as many decimals as matter: `97.02`. */
  about(amount: string): string
  /** The same with its symbol, for sentences in any direction. */
  isolated(amount: OnrampAmount): string
}

/** Formats the amounts of a purchase, which are plain decimal numbers. */
export function usePurchaseWords(): PurchaseWords {
  const format = useFormat()
  return useMemo(() => {
    const round = ({ amount, currency }: OnrampAmount, currencyDisplay?: 'narrowSymbol') =>
      formatCurrency(Number(amount), {
        ...{ format, currency, currencyDisplay, trailingZeroDisplay: 'stripIfInteger' },
      })
    const token = (amount: string, shownDecimals = 6) => {
      const [whole = '', fraction = ''] = amount.split('.')
      const cut = `${whole}.${fraction.slice(0, readDecimals)}`
      const units = parseAmount(cut, readDecimals) ?? 0n
      return format.balance(units, { decimals: readDecimals, shownDecimals })
    }
    const about = (amount: string) => token(amount, getDecimals(amount))
    return {
      fiat: ({ amount, currency }) => formatCurrency(Number(amount), { format, currency }),
      round: (amount) => round(amount),
      short: (amount) => round(amount, 'narrowSymbol'),
      token: (amount) => token(amount),
      about,
      isolated: ({ amount, currency }) => `\u2066${about(amount)} ${currency}\u2069`,
    }
  }, [format])
}

/** A cent, or less where a whole token is worth more. */
function getDecimals(amount: string): number {
  const whole = Number(amount.split('.')[0])
  if (whole >= 10) return 2
  return whole >= 1 ? 4 : 6
}
