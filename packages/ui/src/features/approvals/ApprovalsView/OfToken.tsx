import type { ApprovalRow } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './ApprovalsView.module.css'

/** Names the token whose approvals are listed, and leads to those of all. */
export function OfToken({ row }: { row: ApprovalRow | undefined }): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  return (
    <div className={classes.scan}>
      <span className={classes.reach}>
        {row && text('approvals.ofToken', { token: words.token(row) })}
      </span>
      <button
        type="button"
        className={classes.further}
        onClick={() => router.replace({ name: 'Approvals' })}
      >
        {text('approvals.showAll')}
      </button>
    </div>
  )
}
