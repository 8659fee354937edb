import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { formatFiat } from '../../../i18n/formatFiat.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { sumWorth } from '../../../queries/sumWorth.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { TokensTexts } from '../texts/en.ts'
import sheet from './TokensTab.module.css'

/**
 * The total value of tokens, where some have no price. Renders nothing else: the account's header
 * shows the total of all.
 */
export function TotalWorth({ tokens }: { tokens: readonly TokenBalance[] }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<TokensTexts>()
  const format = useFormat()
  const { cents, priced, unpriced } = sumWorth(tokens)
  if (priced === 0 || unpriced === 0) return null
  return (
    <p className={classes.total}>
      <span>{text('tokens.totalKnown', { count: unpriced })}</span>
      <span className={classes.sum}>{formatFiat(cents, { format, isSome: true })}</span>
    </p>
  )
}
