import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './HeroAmount.module.css'

export type HeroAmountProps = {
  /** Formatted, to the last digit. */
  amount: string
  symbol: string
  /** Stands before the amount. */
  sign?: '−' | '+' | undefined
  /** @default 'large' */
  size?: 'large' | 'medium' | undefined
}

/**
 * The longest amounts at each size, in digits: longer ones use a smaller font, so that every digit
 * is shown, and the symbol beside them.
 */
const longest = { large: 13, medium: 18, mediumBesideIcon: 13 }
/** The width of a symbol's letter, in digits. */
const letterWidth = 0.6

/** The amount that a screen is about. */
export function HeroAmount(props: HeroAmountProps): ReactElement {
  const { amount, symbol, sign, size = 'large' } = props
  const classes = useStyles(sheet)
  const width = (sign?.length ?? 0) + amount.length + symbol.length * letterWidth
  const isSmall = width > (size === 'large' ? longest.medium : longest.mediumBesideIcon)
  const fitting = isSmall ? 'small' : width > longest.large ? 'medium' : size
  return (
    <p className={classes.amount} data-size={fitting} dir="ltr">
      {sign}
      {amount} <bdi className={classes.symbol}>{symbol}</bdi>
    </p>
  )
}
