import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './CurrencySign.module.css'

/** The sign of a currency, such as `€`, in place of a picture. */
export function CurrencySign({ currency }: { currency: string }): ReactElement {
  const classes = useStyles(sheet)
  const format = new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
  return (
    <span className={classes.sign} data-long={sign.length > 2} dir="ltr" aria-hidden="true">
      {sign}
    </span>
  )
}
