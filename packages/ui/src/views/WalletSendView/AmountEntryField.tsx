import type { TokenBalance } from '@cleat/core/data'
import { type ReactElement, useEffect, useState } from 'react'
import { AmountField } from '../../components/AmountField/AmountField.tsx'
import type { AmountRefusal } from '../../format/findAmountRefusal.ts'
import { useMoneyText } from '../../i18n/money/useMoneyText.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useAmountEntry } from './useAmountEntry.ts'

export type AmountEntryFieldProps = {
  token: TokenBalance | undefined
  amount: bigint | undefined
  isBeyondFunds: boolean
  /** Told whether something stands in the field. */
  onTyped: (isTyped: boolean) => void
}

/** The amount, in the token or in what it is worth. Without a token there is nothing to count. */
export function AmountEntryField({ token, ...props }: AmountEntryFieldProps): ReactElement {
  const text = useMoneyText()
  if (token)
    return <TokenAmountField key={token.address ?? token.chainId} token={token} {...props} />
  return <AmountField label={text('send.amount')} value="" symbol="" decimals={0} />
}

function TokenAmountField(props: AmountEntryFieldProps & { token: TokenBalance }): ReactElement {
  const { token, amount, isBeyondFunds, onTyped } = props
  const text = useMoneyText()
  const format = useFormat()
  const entry = useAmountEntry({ token, amount })
  const [refusal, setRefusal] = useState<AmountRefusal>()
  const { value, change, swap, symbol, ...unit } = entry
  useEffect(() => onTyped(value !== ''), [onTyped, value])

  const { amount: funds, decimals } = token.quantity
  const refusals = {
    ambiguous: text('send.amountAmbiguous'),
    invalid: text('send.amountInvalid'),
    precise: text('send.amountPrecise', { symbol }),
  }
  const beyond = () =>
    text('send.have', {
      amount: format.balance(funds, { decimals, shownDecimals: decimals }),
      symbol: token.symbol,
    })
  return (
    <AmountField
      label={text('send.amount')}
      {...unit}
      value={value}
      symbol={symbol}
      onChange={(next) => {
        setRefusal(undefined)
        change(next)
      }}
      onRefuse={setRefusal}
      onSwap={swap}
      error={refusal ? refusals[refusal] : isBeyondFunds ? beyond() : undefined}
    />
  )
}
