import { formatAmount, parseAmount, type TokenBalance, toFiat } from '@cleat/core/data'
import { useState } from 'react'
import { fromFiat } from '../../format/fromFiat.ts'
import { useMoneyText } from '../../i18n/money/useMoneyText.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { usePayments } from '../../queries/usePayments.ts'
import { useDollars } from './useDollars.ts'

type Unit = 'token' | 'fiat'
/** What was typed, and what it came to. */
type Typed = { readonly text: string; readonly amount: bigint | undefined }

const fiat = { symbol: 'USD', decimals: 2 }

export type AmountEntry = {
  readonly value: string
  readonly change: (value: string) => void
  readonly symbol: string
  readonly decimals: number
  /** The same in the other unit. */
  readonly other: string | undefined
  readonly swap: (() => void) | undefined
  readonly swapLabel: string | undefined
}

/** The amount as it is typed, in the token or in what it is worth. What is sent are the atomic units it comes to. */
export function useAmountEntry(parameters: {
  token: TokenBalance
  amount: bigint | undefined
}): AmountEntry {
  const { token, amount } = parameters
  const { price, symbol } = token
  const { decimals } = token.quantity
  const payments = usePayments()
  const text = useMoneyText()
  const format = useFormat()
  const toDollars = useDollars()
  const [wantedUnit, setUnit] = useState<Unit>('token')
  const [typed, setTyped] = useState<Typed>({ text: '', amount: undefined })
  const hasPrice =
    price !== undefined && fromFiat({ hundredths: 1n, decimals, price }) !== undefined
  const unit = hasPrice ? wantedUnit : 'token'

  const write = (value: bigint | undefined, into: Unit) => {
    if (value === undefined) return ''
    if (into === 'token') return formatAmount(value, decimals)
    return formatAmount(toFiat({ amount: value, decimals, price }) ?? 0n, fiat.decimals)
  }
  const read = (value: string) => {
    if (unit === 'token') return parseAmount(value, decimals)
    const hundredths = parseAmount(value, fiat.decimals)
    if (hundredths === undefined || price === undefined) return undefined
    return fromFiat({ hundredths, decimals, price })
  }
  const exact = `${format.balance(amount ?? 0n, { decimals, shownDecimals: decimals })} ${symbol}`
  const worth = toDollars({ amount: amount ?? 0n, decimals, price })
  const other = unit === 'token' ? worth : exact
  const next = unit === 'token' ? 'fiat' : 'token'
  return {
    // What came from elsewhere, such as a link or the most there is, takes the place of what was typed.
    value: typed.amount === amount ? typed.text : write(amount, unit),
    change(value) {
      const units = read(value)
      setTyped({ text: value, amount: units })
      payments.setAmount(units)
    },
    ...(unit === 'token' ? { symbol, decimals } : fiat),
    other,
    swap: hasPrice
      ? () => {
          setUnit(next)
          setTyped({ text: write(amount, next), amount })
        }
      : undefined,
    swapLabel:
      other === undefined
        ? undefined
        : text('send.swap', { other, unit: next === 'token' ? symbol : fiat.symbol }),
  }
}
