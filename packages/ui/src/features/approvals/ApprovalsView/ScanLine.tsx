import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './ApprovalsView.module.css'

/** How far the chain was looked through, and a way to look further. */
export function ScanLine({ network }: { network: CaipNetwork }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  const explain = useErrorText()
  const approvals = useApprovals()
  const { scan } = useControllerState(approvals.state)
  const { name } = network
  const reach = scan.status === 'idle' ? undefined : scan.reach
  if (scan.status === 'error')
    return (
      <Notice
        variant="warning"
        action={
          <button type="button" className={classes.further} onClick={() => void approvals.scan()}>
            {text('view.retry')}
          </button>
        }
      >
        {explain(scan.error)}
      </Notice>
    )
  return (
    <div className={classes.scan}>
      <span role="status" className={classes.reach}>
        {scan.status === 'pending'
          ? text('approvals.loading')
          : reach?.since === 0
            ? text('approvals.all', { network: name })
            : reach && text('approvals.part', { network: name, date: words.date(reach.since) })}
      </span>
      {scan.status === 'pending' && <Spinner size={14} />}
      {scan.status === 'success' && scan.reach.since > 0 && (
        <button
          type="button"
          className={classes.further}
          onClick={() => void approvals.lookFurther()}
        >
          {text('approvals.further')}
        </button>
      )}
    </div>
  )
}
