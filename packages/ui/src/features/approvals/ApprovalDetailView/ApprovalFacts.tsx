import type { ApprovalRow } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

/** Who may take it, since when, and what that could cost. */
export function ApprovalFacts({ row }: { row: ApprovalRow }): ReactElement {
  const text = useText<ApprovalsTexts>()
  const format = useFormat()
  const words = useApprovalWords()
  const { kind, spender, spenderName, balance, exposed, at, until } = row
  const isCounted = kind === 'item' || kind === 'collection'
  const value = words.value(row)
  const toAmount = (amount: bigint) =>
    isCounted ? format.number(amount) : words.amount(amount, row)
  return (
    <Facts>
      <Fact label={text('approvals.spender')} isTall>
        {spenderName && (
          <>
            <bdi>{spenderName}</bdi>{' '}
          </>
        )}
        <GroupedAddress address={spender} label={text('approvals.spender')} />
      </Fact>
      {balance !== undefined && kind !== 'item' && (
        <Fact label={text('approvals.balance')}>{toAmount(balance)}</Fact>
      )}
      {exposed !== undefined && (
        <Fact label={text('approvals.risk')}>{value ?? toAmount(exposed)}</Fact>
      )}
      {at !== undefined && <Fact label={text('approvals.given')}>{words.date(at)}</Fact>}
      {until !== undefined && <Fact label={text('approvals.until')}>{words.date(until)}</Fact>}
    </Facts>
  )
}
