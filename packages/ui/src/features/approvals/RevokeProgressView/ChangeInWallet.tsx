import type { ReactElement } from 'react'
import { AskingWallet } from '../../../components/AskingWallet/AskingWallet.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import { useNetworkOf } from '../rows/useNetworkOf.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import { ChangeCount, type ChangeProps } from './ChangeCount.tsx'
import { StopButton } from './StopButton.tsx'

/** The wallet asks: to be on the network, for one change, or for several together. */
export function ChangeInWallet(props: ChangeProps): ReactElement {
  const { item, together } = props
  const { router } = useKit().controllers
  const text = useText<ApprovalsTexts>()
  const words = useApprovalWords()
  const { name } = useNetworkOf(item.row)
  const { row, amount, status } = item
  const named = { token: words.token(row), spender: words.spender(row) }
  const write = () => {
    if (status === 'switching') return text('approvals.switch', { network: name })
    if (together > 1) return text('approvals.confirmMany', { count: together })
    if (amount === 0n) return text('approvals.confirm', named)
    return text('approvals.confirmSet', { ...named, amount: words.amount(amount, row) })
  }
  return (
    <AskingWallet
      task={write()}
      words={{
        open: (values) => text('approvals.open', values),
        elsewhere: text('approvals.look'),
      }}
      onLeave={() => router.reset({ name: 'Account' })}
    >
      <ChangeCount {...props} />
      <StopButton items={props.items} />
    </AskingWallet>
  )
}
