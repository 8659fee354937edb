import { formatAmount, parseAmount, type TokenBalance } from '@cleat/core/data'
import { useLayoutEffect, useState } from 'react'
import { useSwap } from '../controller/useSwap.ts'

/** The typed text and its amount. */
type Typed = {
  readonly text: string
  readonly amount: bigint | undefined
  /** The token's id; `undefined` if it was unknown. */
  readonly token: string | undefined
}

/** The decimals that can be typed before a token is chosen. */
const draftDecimals = 18

export type SourceEntry = {
  readonly value: string
  readonly decimals: number
  readonly change: (value: string) => void
  /** Whether it has more decimals than the token, which was unknown while typing. */
  readonly isTooPrecise: boolean
}

/** The text of the amount to pay. The swap uses the resulting base units. */
export function useSourceEntry(parameters: {
  token: TokenBalance | undefined
  amount: bigint | undefined
}): SourceEntry {
  const { token, amount } = parameters
  const swap = useSwap()
  const id = token && (token.address ?? token.chainId)
  const decimals = token?.quantity.decimals ?? draftDecimals
  const [typed, setTyped] = useState<Typed>({ text: '', amount: undefined, token: id })

  const change = (text: string) => {
    const units = token && parseAmount(text, decimals)
    setTyped({ text, amount: units, token: id })
    if (token) swap.setAmount(units)
  }
  const isDraft = typed.token === undefined && typed.text !== ''
  useLayoutEffect(() => {
    if (id !== undefined && isDraft) change(typed.text)
  })
  // A value from elsewhere, such as an intent or Max, replaces the typed text.
  const isOwn = isDraft || (typed.token === id && typed.amount === amount)
  const written = amount === undefined ? '' : formatAmount(amount, decimals)
  const value = isOwn ? typed.text : written
  return {
    value,
    decimals,
    change,
    isTooPrecise: (value.split('.')[1]?.length ?? 0) > decimals,
  }
}
