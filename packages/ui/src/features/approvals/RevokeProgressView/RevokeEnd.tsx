import type { CaipNetwork } from '@cleat/core'
import type { RevokingItem } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import type { ApprovalsTexts } from '../texts/en.ts'
import { LeftList } from './LeftList.tsx'
import { useReason } from './useReason.ts'

export type RevokeEndProps = { items: readonly RevokingItem[]; network: CaipNetwork }

/** What came of it: what is done, and of the rest why it is not. */
export function RevokeEnd({ items, network }: RevokeEndProps): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<ApprovalsTexts>()
  const explain = useErrorText()
  const { name } = useConnectedWallet()
  const toReason = useReason()
  const approvals = useApprovals()
  const [first] = items
  if (!first) return null
  const left = items.filter(({ status }) => status !== 'done')
  const done = items.length - left.length
  const isSetting = first.amount > 0n
  const isWhole = left.length === 0
  const isAlone = items.length === 1
  const goOn = () => {
    const [one] = left
    if (isSetting && one) void approvals.setAllowance({ id: one.row.id, amount: one.amount })
    else void approvals.revokeMany({ ids: left.map(({ row }) => row.id) })
  }
  const title = isWhole
    ? isSetting
      ? text('approvals.doneSet')
      : text('approvals.done', { count: done })
    : done > 0
      ? text('approvals.partly', { done: String(done), count: String(items.length) })
      : text('approvals.notDone')
  return (
    <ProgressTask
      icon={<ApprovalImage row={first.row} network={network} size={56} hasBadge={false} />}
      state={isWhole ? 'success' : 'error'}
      title={title}
      text={
        isWhole
          ? text('approvals.doneText', { network: network.name })
          : isAlone
            ? first.error
              ? explain(first.error, name)
              : toReason(first)
            : ''
      }
      actions={
        <>
          {!isWhole && (
            <Button onClick={goOn}>{text(isAlone ? 'view.retry' : 'approvals.goOn')}</Button>
          )}
          <Button
            variant={isWhole ? 'primary' : 'quiet'}
            onClick={() => {
              router.reset({ name: 'Account' })
              router.push({ name: 'Approvals' })
            }}
          >
            {text('approvals.close')}
          </Button>
        </>
      }
    >
      {!isWhole && !isAlone && <LeftList items={left} network={network} />}
      {isAlone && first.error && <ErrorDetails error={first.error} />}
      {isAlone && first.hash !== undefined && (
        <TransactionLink network={network} hash={first.hash}>
          {text('approvals.explorer')}
        </TransactionLink>
      )}
    </ProgressTask>
  )
}
