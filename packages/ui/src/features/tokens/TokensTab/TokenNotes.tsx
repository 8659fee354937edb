import type { Holdings } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { TokensTexts } from '../texts/en.ts'
import sheet from './TokensTab.module.css'

export type TokenNotesProps = {
  holdings: Holdings
  isOnline: boolean
  isBusy: boolean
  onRetry: () => void
}

/** What the list lacks, and why. */
export function TokenNotes(props: TokenNotesProps): ReactElement | null {
  const { holdings, isOnline, isBusy, onRetry } = props
  const { failure, dropped, source } = holdings
  const classes = useStyles(sheet)
  const text = useText<TokensTexts>()
  const explain = useErrorText()
  // Tokens that the app lists may not exist on the chain. Those of a service must be readable.
  const isUnreadable = dropped > 0 && source === 'service'
  if (!failure && !isUnreadable) return null
  return (
    <div className={classes.note} role="status">
      {isUnreadable && <p>{text('tokens.dropped', { count: dropped })}</p>}
      {failure && (
        <p>
          {text('tokens.partial')} {isOnline ? explain(failure) : text('tokens.offline')}{' '}
          <button
            type="button"
            className={classes.retry}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onRetry}
          >
            {text('view.retry')}
          </button>
        </p>
      )}
    </div>
  )
}
