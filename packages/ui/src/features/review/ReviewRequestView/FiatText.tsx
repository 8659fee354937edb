import type { AssetChange } from '@cleat/core'
import type { ReactElement } from 'react'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ReviewRequestView.module.css'
import { useTokenFacts } from './useTokenFacts.ts'

export type FiatTextProps = {
  asset: AssetChange
  /** Of one whole token, in US dollars. */
  price: number | undefined
}

/** What an amount is worth. Nothing where that is not known. */
export function FiatText({ asset, price }: FiatTextProps): ReactElement | null {
  const classes = useStyles(sheet)
  const dollars = useDollars()
  const { decimals } = useTokenFacts(asset)
  const isCounted = asset.id === undefined && decimals !== undefined
  const worth = isCounted ? dollars({ amount: asset.amount, decimals, price }) : undefined
  return worth === undefined ? null : <span className={classes.fiat}>{worth}</span>
}
