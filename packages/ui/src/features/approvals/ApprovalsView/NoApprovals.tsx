import type { CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { cloudOffIcon } from '../../../icons/cloudOffIcon.ts'
import { shieldCheckIcon } from '../../../icons/shieldCheckIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './ApprovalsView.module.css'
import { ScanLine } from './ScanLine.tsx'

/** Nothing was found, or nothing could be looked at. */
export function NoApprovals({ network }: { network: CaipNetwork }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const approvals = useApprovals()
  const { scan } = useControllerState(approvals.state)
  if (scan.status === 'error')
    return (
      <ErrorState
        icon={<Icon of={cloudOffIcon} size={32} />}
        title={text('approvals.failed')}
        error={scan.error}
        onRetry={() => void approvals.scan()}
      />
    )
  return (
    <div className={classes.view}>
      <EmptyState icon={<Icon of={shieldCheckIcon} />} title={text('approvals.emptyTitle')}>
        {text('approvals.emptyText')}
      </EmptyState>
      <ScanLine network={network} />
    </div>
  )
}
