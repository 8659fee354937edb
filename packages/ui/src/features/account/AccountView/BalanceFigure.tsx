import type { ReactElement } from 'react'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useText } from '../../../i18n/useText.ts'
import { RollingNumber } from '../../../motion/RollingNumber.tsx'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import { BalanceAge, type BalanceAgeProps } from './BalanceAge.tsx'
import sheet from './BalanceAmount.module.css'

export type BalanceFigureProps = {
  amount: string
  /** Of the coin. An amount of money has its sign in it. */
  symbol?: string | undefined
  age: BalanceAgeProps
}

/** The account's largest number. Long ones are smaller. */
export function BalanceFigure({ amount, symbol, age }: BalanceFigureProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const length = amount.length + (symbol ? symbol.length / 2 : 0)
  const size = length > 15 ? 'small' : length > 11 ? 'medium' : 'large'
  return (
    <p className={classes.balance}>
      <VisuallyHidden>{text('account.balance')}</VisuallyHidden>
      <bdi className={classes.amount} data-size={size}>
        <RollingNumber>{amount}</RollingNumber>
      </bdi>
      {symbol && <bdi className={classes.symbol}>{symbol}</bdi>}
      <BalanceAge {...age} />
    </p>
  )
}
