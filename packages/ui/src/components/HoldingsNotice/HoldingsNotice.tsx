import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { useHoldings } from '../../queries/useHoldings.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './HoldingsNotice.module.css'

export type HoldingsNoticeProps = {
  address: string
  network: CaipNetwork
  /** That the balances are unknown. */
  message: string
}

/** Reports that balances could not be loaded, with a retry. Renders nothing otherwise. */
export function HoldingsNotice(props: HoldingsNoticeProps): ReactElement | null {
  const { message, ...account } = props
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText()
  const { data, error, isFetching, retry } = useHoldings({ ...account, isSpendable: true })
  const isFailed = error !== null && !data

  useEffect(() => {
    if (isFailed) snackbar.show({ message, variant: 'error' })
  }, [isFailed, message, snackbar])

  if (!isFailed) return null
  return (
    <p className={classes.warning}>
      {message}{' '}
      <button
        type="button"
        className={classes.retry}
        aria-disabled={isFetching || undefined}
        onClick={isFetching ? undefined : retry}
      >
        {text('view.retry')}
      </button>
    </p>
  )
}
