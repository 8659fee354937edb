import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { cloudOffIcon } from '../../../icons/cloudOffIcon.ts'
import { shieldCheckIcon } from '../../../icons/shieldCheckIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import sheet from './ApprovalsView.module.css'
import { ScanLine } from './ScanLine.tsx'

/** Nothing was found, or no network could be looked at. */
export function NoApprovals({ isOfToken }: { isOfToken: boolean }): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const approvals = useApprovals()
  const { scan } = useControllerState(approvals.state)
  const networks = scan.status === 'idle' ? [] : scan.networks
  const [first] = networks
  if (first?.error && networks.every(({ error }) => error))
    return (
      <ErrorState
        icon={<Icon of={cloudOffIcon} size={32} />}
        title={text('approvals.failed')}
        error={first.error}
        onRetry={() => void approvals.scan()}
      />
    )
  return (
    <div className={classes.view}>
      <EmptyState
        icon={<Icon of={shieldCheckIcon} />}
        title={text('approvals.emptyTitle')}
        action={
          isOfToken && (
            <Button variant="quiet" onClick={() => router.replace({ name: 'Approvals' })}>
              {text('approvals.showAll')}
            </Button>
          )
        }
      >
        {!isOfToken && text('approvals.emptyText')}
      </EmptyState>
      <ScanLine />
    </div>
  )
}
