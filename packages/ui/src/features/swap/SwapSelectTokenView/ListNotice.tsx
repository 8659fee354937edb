import type { ReactElement } from 'react'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapSelectTokenView.module.css'

export type ListNoticeProps = { error: Error; isFetching: boolean; onRetry: () => void }

/** That the list of the service is missing. The account's own tokens are there. */
export function ListNotice({ error, isFetching, onRetry }: ListNoticeProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  return (
    <div className={classes.failed} role="status">
      <p>
        {text('swap.listFailed')}{' '}
        <button
          type="button"
          className={classes.retry}
          aria-disabled={isFetching || undefined}
          onClick={isFetching ? undefined : onRetry}
        >
          {text('view.retry')}
        </button>
      </p>
      <ErrorDetails error={error} />
    </div>
  )
}
