import { type ReactElement, useState } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { shieldCheckIcon } from '../../../icons/shieldCheckIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import { AllowanceForm } from './AllowanceForm.tsx'
import sheet from './ApprovalDetailView.module.css'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import { ApprovalNotices } from './ApprovalNotices.tsx'

/** One approval: what it allows, what is odd about it, ending it or limiting it. */
export function ApprovalDetailView(props: { route: RouteOf<'ApprovalDetail'> }): ReactElement {
  const { id } = props.route
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  const approvals = useApprovals()
  const { rows } = useControllerState(approvals.state)
  const [isLimiting, setIsLimiting] = useState(false)
  const [endsSignatures, setEndsSignatures] = useState(false)
  const found = rows.find((row) => row.id === id)
  const row = useLatched(found)
  if (!row || (!found && rows.length > 0))
    return (
      <EmptyState
        icon={<Icon of={shieldCheckIcon} />}
        title={text('approvals.gone')}
        action={
          <Button variant="quiet" onClick={() => router.goBack()}>
            {text('modal.back')}
          </Button>
        }
      />
    )
  const canLimit = (row.kind === 'token' || row.kind === 'permit2') && !row.isExpired
  const change = (work: Promise<void>) => {
    void work
    router.push({ name: 'RevokeProgress' })
  }
  return (
    <div className={classes.detail}>
      <div className={classes.hero}>
        <ApprovalImage row={row} size={48} />
        <h3 className={classes.title}>{words.token(row)}</h3>
        <p className={classes.limit}>{words.limit(row)}</p>
      </div>
      <ApprovalNotices row={row} />
      <ApprovalFacts row={row} />
      {row.kind === 'permit2' && !isLimiting && (
        <Checkbox isChecked={endsSignatures} onChange={setEndsSignatures}>
          {text('approvals.endSignatures')}
        </Checkbox>
      )}
      {isLimiting ? (
        <AllowanceForm
          row={row}
          onCancel={() => setIsLimiting(false)}
          onSet={(amount) => change(approvals.setAllowance({ id, amount }))}
        />
      ) : (
        <ActionBar isStacked>
          <Button onClick={() => change(approvals.revoke({ id, endsSignatures }))}>
            {text('approvals.revoke')}
          </Button>
          {canLimit && (
            <Button variant="quiet" onClick={() => setIsLimiting(true)}>
              {text('approvals.setInstead')}
            </Button>
          )}
        </ActionBar>
      )}
    </div>
  )
}
