import { formatAddress } from '@cleat/core'
import type { ApprovalRow } from '@cleat/core/approvals'
import { useMemo } from 'react'
import { formatFiat } from '../../../i18n/formatFiat.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

export type ApprovalWords = {
  /** What the approval is about, as its contract calls it. */
  token(row: ApprovalRow): string
  /** The spender's name, else its short address. From left to right in every language. */
  spender(row: ApprovalRow): string
  /** What may be taken. */
  limit(row: ApprovalRow): string
  /** Base units of the token with its symbol. */
  amount(amount: bigint, row: ApprovalRow): string
  /** What could be lost now in dollars. `undefined` without a price. */
  value(row: ApprovalRow): string | undefined
  date(seconds: number): string
}

/** Writes what approvals are about. */
export function useApprovalWords(): ApprovalWords {
  const format = useFormat()
  const text = useText<ApprovalsTexts>()
  return useMemo(() => {
    const token = ({ symbol, name, token: address }: ApprovalRow) =>
      isolate(symbol || name || formatAddress(address))
    const amount: ApprovalWords['amount'] = (value, row) => {
      const { decimals } = row
      const digits = format.balance(value, { decimals, shownDecimals: decimals })
      return isolate(`${digits} ${row.symbol ?? ''}`.trim())
    }
    return {
      token,
      spender: ({ spenderName, spender }) => isolate(spenderName ?? formatAddress(spender)),
      limit(row) {
        if (row.kind === 'collection') return text('approvals.everything')
        if (row.kind === 'item') return text('approvals.item', { item: String(row.item) })
        return row.isAny ? text('approvals.any') : amount(row.amount, row)
      },
      amount,
      value: ({ value, exposed }) =>
        value === undefined ? undefined : formatFiat(value, { format, isSome: exposed !== 0n }),
      date: (seconds) => format.date(seconds * 1000),
    }
  }, [format, text])
}

function isolate(words: string): string {
  return `\u2068${words}\u2069`
}
