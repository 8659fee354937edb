import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import { MaxButton } from './MaxButton.tsx'
import sheet from './SwapView.module.css'

export type FundsProps = {
  token: TokenBalance | undefined
  /** Whether the amount can be set to all of it. */
  hasMax?: boolean | undefined
}

/** What the account has of a token. Renders nothing without one. */
export function Funds({ token, hasMax }: FundsProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const format = useFormat()
  if (!token) return null
  const { amount, decimals } = token.quantity
  return (
    <span className={classes.funds}>
      <span className={classes.balance}>
        {text('swap.balance', { amount: format.balance(amount, { decimals }) })}
      </span>
      {hasMax && amount > 0n && <MaxButton />}
    </span>
  )
}
