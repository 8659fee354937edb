import { type AssetAmount, formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { ReviewTexts } from '../texts/en.ts'
import { PendingText } from './PendingText.tsx'
import sheet from './ReviewRequestView.module.css'
import { useTokenFacts } from './useTokenFacts.ts'

/** An amount of a coin or a token, or which collectible it is. */
export function AssetText({ asset }: { asset: AssetAmount }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ReviewTexts>()
  const format = useFormat()
  const { token, amount, id } = asset
  const { symbol, decimals, isPending } = useTokenFacts(asset)
  const name = symbol ?? formatAddress(token ?? '')
  if (id !== undefined)
    return (
      <strong className={classes.amount}>
        {amount > 1n && `${format.number(amount)} × `}
        <bdi>{name}</bdi> <bdi dir="ltr">#{id.toString()}</bdi>
      </strong>
    )
  if (decimals === undefined) {
    const units = (
      <strong className={classes.amount}>
        {text('review.units', { amount: format.number(amount), token: name })}
      </strong>
    )
    return isPending ? <PendingText>{units}</PendingText> : units
  }
  return (
    <strong className={classes.amount}>
      <bdi dir="ltr">
        {format.balance(amount, { decimals, shownDecimals: 6 })} <bdi>{symbol}</bdi>
      </bdi>
    </strong>
  )
}
