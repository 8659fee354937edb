import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import type { ChangeProps } from './ChangeCount.tsx'

/** Leaves out the changes whose turn has not come. Renders nothing if there are none. */
export function StopButton({ items }: Pick<ChangeProps, 'items'>): ReactElement | null {
  const text = useText<ApprovalsTexts>()
  const approvals = useApprovals()
  if (!items.some(({ status }) => status === 'waiting')) return null
  return (
    <Button variant="quiet" onClick={() => approvals.stop()}>
      {text('approvals.stop')}
    </Button>
  )
}
