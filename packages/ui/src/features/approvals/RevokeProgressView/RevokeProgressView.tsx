import type { ReactElement } from 'react'
import { AskingWallet } from '../../../components/AskingWallet/AskingWallet.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import { ApprovalImage } from '../rows/ApprovalImage.tsx'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import { RevokeEnd } from './RevokeEnd.tsx'
import sheet from './RevokeProgressView.module.css'

/** The progress of ending or changing approvals, one after another. Leaving it cancels nothing. */
export function RevokeProgressView(): ReactElement | null {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  const approvals = useApprovals()
  const { revoking } = useControllerState(approvals.state)
  const network = useAccount()?.networks.caipNetwork
  if (!network || revoking.status === 'idle') return null
  const { items } = revoking
  if (revoking.status === 'ended') return <RevokeEnd items={items} network={network} />
  const found = items.findIndex(({ status }) => isRunning(status))
  const index = found < 0 ? items.findLastIndex(({ status }) => status !== 'waiting') : found
  const item = items[Math.max(0, index)]
  if (!item) return null
  const { row, amount, status, hash } = item
  const count = items.length > 1 && (
    <p className={classes.count}>
      {text('approvals.count', {
        index: String(Math.max(0, index) + 1),
        count: String(items.length),
      })}
    </p>
  )
  const stop = items.some((one) => one.status === 'waiting') && (
    <Button variant="quiet" onClick={() => approvals.stop()}>
      {text('approvals.stop')}
    </Button>
  )
  const named = { token: words.token(row), spender: words.spender(row) }
  if (status === 'wallet')
    return (
      <AskingWallet
        task={
          amount > 0n
            ? text('approvals.confirmSet', { ...named, amount: words.amount(amount, row) })
            : text('approvals.confirm', named)
        }
        words={{
          open: (values) => text('approvals.open', values),
          elsewhere: text('approvals.look'),
        }}
        onLeave={() => router.reset({ name: 'Account' })}
      >
        {count}
        {stop}
      </AskingWallet>
    )
  const isSent = status === 'network'
  return (
    <ProgressTask
      icon={<ApprovalImage row={row} network={network} size={56} hasBadge={false} />}
      state="pending"
      title={
        isSent ? text('approvals.waiting', { network: network.name }) : text('approvals.preparing')
      }
      text={`${named.token} · ${named.spender}`}
      actions={stop}
    >
      {count}
      {isSent && hash !== undefined && (
        <TransactionLink network={network} hash={hash}>
          {text('approvals.explorer')}
        </TransactionLink>
      )}
    </ProgressTask>
  )
}

function isRunning(status: string): boolean {
  return status === 'preparing' || status === 'wallet' || status === 'network'
}
