import type { RevokingItem } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useNetworkOf } from '../rows/useNetworkOf.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

/** Leads to the transaction of a change. Renders nothing before it is sent. */
export function SentLink({ item }: { item: RevokingItem }): ReactElement | null {
  const text = useText<ApprovalsTexts>()
  const { network } = useNetworkOf(item.row)
  if (item.hash === undefined || !network) return null
  return (
    <TransactionLink network={network} hash={item.hash}>
      {text('approvals.explorer')}
    </TransactionLink>
  )
}
