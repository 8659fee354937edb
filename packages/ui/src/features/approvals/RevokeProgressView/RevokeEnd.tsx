import type { RevokingItem } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import type { ApprovalsTexts } from '../texts/en.ts'
import { LeftList } from './LeftList.tsx'
import { SentLink } from './SentLink.tsx'
import { useReason } from './useReason.ts'

export type RevokeEndProps = { items: readonly [RevokingItem, ...RevokingItem[]] }

/** What came of it: what is done, and of the rest why it is not. */
export function RevokeEnd({ items }: RevokeEndProps): ReactElement {
  const { router, network } = useKit().controllers
  const format = useFormat()
  const [first] = items
  const text = useText<ApprovalsTexts>()
  const explain = useErrorText()
  const { name } = useConnectedWallet()
  const toReason = useReason()
  const approvals = useApprovals()
  const left = items.filter(({ status }) => status !== 'done')
  const done = items.length - left.length
  const isSetting = first.amount > 0n
  const isWhole = left.length === 0
  const isAlone = items.length === 1
  const isUnknown = left.some(({ status }) => status === 'unknown')
  const isTogether = isWhole && items.every(({ hash }) => hash === first.hash)
  const places = [...new Set(items.map(({ row }) => row.chainId))]
  const networks = format.list(places.map((id) => network.find(id)?.name ?? id))
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
      : text(isUnknown ? 'approvals.uncertainTitle' : 'approvals.notDone')
  return (
    <ProgressTask
      icon={<ApprovalImage row={first.row} size={56} />}
      state={isWhole ? 'success' : isUnknown ? 'unknown' : 'error'}
      title={title}
      text={
        isWhole
          ? text('approvals.doneText', { network: networks })
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
      {!isWhole && !isAlone && <LeftList items={left} />}
      {isAlone && first.error && <ErrorDetails error={first.error} />}
      {(isAlone || isTogether) && <SentLink item={first} />}
    </ProgressTask>
  )
}
