import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { formatFiat } from '../../../i18n/formatFiat.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { TokensTexts } from '../texts/en.ts'
import { sumWorth } from './sumWorth.ts'
import sheet from './TokensTab.module.css'

/** The total value of tokens, and how many have no price. Renders nothing without prices. */
export function TotalWorth({ tokens }: { tokens: readonly TokenBalance[] }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<TokensTexts>()
  const format = useFormat()
  const { cents, priced, unpriced } = sumWorth(tokens)
  if (priced === 0) return null
  return (
    <p className={classes.total}>
      <span>
        {unpriced > 0 ? text('tokens.totalKnown', { count: unpriced }) : text('tokens.total')}
      </span>
      <span className={classes.sum}>{formatFiat(cents, { format, isSome: true })}</span>
    </p>
  )
}
