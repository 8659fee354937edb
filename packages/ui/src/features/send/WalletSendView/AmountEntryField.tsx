import type { TokenBalance } from '@cleat/core/data'
import type { SendState } from '@cleat/core/send'
import { type ReactElement, useEffect, useState } from 'react'
import { AmountField } from '../../../components/AmountField/AmountField.tsx'
import type { AmountRefusal } from '../../../format/findAmountRefusal.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { SendTexts } from '../texts/en.ts'
import { useAmountEntry } from './useAmountEntry.ts'

export type AmountEntryFieldProps = {
  token: TokenBalance | undefined
  /** Of the coin, which is most likely to be chosen. */
  likelySymbol: string
  amount: bigint | undefined
  /** The amount that another choice of token cleared. */
  before: SendState['amountBefore']
  isBeyondFunds: boolean
  /** Called with whether the field has text. */
  onTyped: (isTyped: boolean) => void
}

/** The amount, in the token or in fiat. It can be typed before a token is chosen. */
export function AmountEntryField(props: AmountEntryFieldProps): ReactElement {
  const { token, likelySymbol, amount, before, isBeyondFunds, onTyped } = props
  const text = useText<SendTexts>()
  const format = useFormat()
  const entry = useAmountEntry({ token, amount })
  const [refusal, setRefusal] = useState<AmountRefusal>()
  const { value, change, swap, symbol, isTooPrecise, ...unit } = entry
  useEffect(() => onTyped(value !== ''), [onTyped, value])

  const refusals = {
    ambiguous: text('send.amountAmbiguous'),
    invalid: text('send.amountInvalid'),
    precise: text('send.amountPrecise', { symbol }),
  }
  const describe = () => {
    if (refusal) return refusals[refusal]
    if (isTooPrecise) return refusals.precise
    if (before) {
      const typed = format.balance(before.amount, {
        decimals: before.decimals,
        shownDecimals: before.decimals,
      })
      return text('send.amountAgain', { amount: typed, before: before.symbol, symbol })
    }
    if (!token || !isBeyondFunds) return undefined
    const { amount: funds, decimals } = token.quantity
    const most = format.balance(funds, { decimals, shownDecimals: decimals })
    return text('send.have', { amount: most, symbol: token.symbol })
  }
  return (
    <AmountField
      label={text('send.amount')}
      {...unit}
      value={value}
      symbol={symbol}
      likelySymbol={likelySymbol}
      onChange={(next) => {
        setRefusal(undefined)
        change(next)
      }}
      onRefuse={setRefusal}
      onSwap={swap}
      error={describe()}
    />
  )
}
