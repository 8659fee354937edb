import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './PartialNotice.module.css'

export type PartialNoticeProps = { onRetry: () => void }

/** Reports that the list is incomplete. Wallets can still be chosen. */
export function PartialNotice({ onRetry }: PartialNoticeProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const announce = useAnnounce()
  useEffect(() => announce(text('connect.partial')), [announce, text])
  return (
    <Notice
      variant="info"
      action={
        <button type="button" className={classes.retry} onClick={onRetry}>
          {text('view.retry')}
        </button>
      }
    >
      {text('connect.partial')}
    </Notice>
  )
}
