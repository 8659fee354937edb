import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import { useNetworkOf } from '../rows/useNetworkOf.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import { ChangeCount, type ChangeProps } from './ChangeCount.tsx'
import { SentLink } from './SentLink.tsx'
import { StopButton } from './StopButton.tsx'

/** A change is tried out, or was sent. */
export function ChangePending(props: ChangeProps): ReactElement {
  const { item, together } = props
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  const { row, status } = item
  const { name } = useNetworkOf(row)
  const isSent = status === 'network'
  return (
    <ProgressTask
      icon={<ApprovalImage row={row} size={56} />}
      state="pending"
      title={isSent ? text('approvals.waiting', { network: name }) : text('approvals.preparing')}
      actions={<StopButton items={props.items} />}
      text={together > 1 ? '' : `${words.token(row)} · ${words.spender(row)}`}
    >
      <ChangeCount {...props} />
      {isSent && <SentLink item={item} />}
    </ProgressTask>
  )
}
