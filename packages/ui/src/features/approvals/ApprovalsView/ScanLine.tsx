import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './ApprovalsView.module.css'
import { useReachWords } from './useReachWords.ts'

/** How far the chains were looked through, a way to look further, and where that failed. */
export function ScanLine(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const format = useFormat()
  const words = useReachWords()
  const approvals = useApprovals()
  const { scan } = useControllerState(approvals.state)
  if (scan.status === 'idle') return null
  const isPending = scan.status === 'pending'
  const failed = scan.networks.filter(({ error }) => error)
  const seen = scan.networks.filter(({ reach, error }) => reach && !error)
  const isPart = seen.some(({ reach }) => reach && reach.since > 0)
  const lines = isPending ? [text('approvals.loading')] : words.describe(seen)
  return (
    <>
      {lines.length > 0 && (
        <div className={classes.scan}>
          <span role="status" className={classes.reach}>
            {lines.map((line) => (
              <span key={line} className={classes.line}>
                {line}
              </span>
            ))}
          </span>
          {isPending && <Spinner size={14} />}
          {!isPending && isPart && (
            <button
              type="button"
              className={classes.further}
              onClick={() => void approvals.lookFurther()}
            >
              {text('approvals.further')}
            </button>
          )}
        </div>
      )}
      {!isPending && failed.length > 0 && (
        <Notice
          variant="warning"
          action={
            <button type="button" className={classes.further} onClick={() => void approvals.scan()}>
              {text('view.retry')}
            </button>
          }
        >
          {text('approvals.failedOn', { networks: format.list(failed.map(words.name)) })}
        </Notice>
      )}
    </>
  )
}
