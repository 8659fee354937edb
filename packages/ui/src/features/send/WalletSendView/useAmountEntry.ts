import { formatAmount, parseAmount, type TokenBalance, toFiat } from '@cleat/core/data'
import { useLayoutEffect, useState } from 'react'
import { fromFiat } from '../../../format/fromFiat.ts'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'

type Unit = 'token' | 'fiat'
/** The typed text and its amount. */
type Typed = {
  readonly text: string
  readonly amount: bigint | undefined
  readonly unit: Unit
  /** The token's id; `undefined` if it was unknown. */
  readonly token: string | undefined
}

const fiat = { symbol: 'USD', decimals: 2 }
/** The unit while the token is unknown. */
const unknown = { symbol: '', decimals: 18, price: undefined }

export type AmountEntry = {
  readonly value: string
  readonly change: (value: string) => void
  readonly symbol: string
  readonly decimals: number
  /** Whether it has more decimals than the token, which was unknown while typing. */
  readonly isTooPrecise: boolean
  /** The amount in the other unit. */
  readonly other: string | undefined
  readonly swap: (() => void) | undefined
  readonly swapLabel: string | undefined
}

/** The amount field's text, in the token or in fiat. The payment uses the resulting base units. */
export function useAmountEntry(parameters: {
  token: TokenBalance | undefined
  amount: bigint | undefined
}): AmountEntry {
  const { token, amount } = parameters
  const { price, symbol } = token ?? unknown
  const { decimals } = token?.quantity ?? unknown
  const id = token && (token.address ?? token.chainId)
  const send = useSend()
  const text = useText<SendTexts>()
  const format = useFormat()
  const toDollars = useDollars()
  const [typed, setTyped] = useState<Typed>({
    text: '',
    amount: undefined,
    unit: 'token',
    token: id,
  })
  const hasPrice =
    price !== undefined && fromFiat({ hundredths: 1n, decimals, price }) !== undefined
  const unit = hasPrice && typed.token === id ? typed.unit : 'token'

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
  const change = (value: string) => {
    const units = token && read(value)
    setTyped({ text: value, amount: units, unit, token: id })
    if (token) send.setAmount(units)
  }
  const isDraft = typed.token === undefined && typed.text !== ''
  useLayoutEffect(() => {
    if (id !== undefined && isDraft) change(typed.text)
  })
  // A value from elsewhere, such as a link or Max, replaces the typed text.
  const isOwn = isDraft || (typed.token === id && typed.amount === amount)
  const value = isOwn ? typed.text : write(amount, unit)
  return {
    value,
    change,
    isTooPrecise:
      (value.split('.')[1]?.length ?? 0) > (unit === 'token' ? decimals : fiat.decimals),
    ...(unit === 'token' ? { symbol, decimals } : fiat),
    other,
    swap: hasPrice
      ? () => {
          setTyped({ text: write(amount, next), amount, unit: next, token: id })
        }
      : undefined,
    swapLabel:
      other === undefined
        ? undefined
        : text('send.swap', { other, unit: next === 'token' ? symbol : fiat.symbol }),
  }
}
