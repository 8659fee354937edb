import type { CaipNetwork } from '@cleat/core'
import type { Transaction } from '@cleat/core/data'
import { useMemo } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ActivityTexts } from '../texts/en.ts'
import { isSpam } from './isSpam.ts'
import { type ActivityEntry, listActivity } from './listActivity.ts'
import { usePendingTransactions } from './usePendingTransactions.ts'

/** The list's entries, without spam and without what the history already has. */
export function useActivityEntries(parameters: {
  address: string
  network: CaipNetwork
  transactions: readonly Transaction[] | null | undefined
}): readonly ActivityEntry[] {
  const { address, network, transactions } = parameters
  const text = useText<ActivityTexts>()
  const format = useFormat()
  const payments = usePendingTransactions({ address, network })
  return useMemo(() => {
    const known = transactions ?? []
    const hashes = new Set(known.map(({ metadata }) => toKey(metadata.hash)))
    return listActivity({
      transactions: known.filter((transaction) => !isSpam(transaction, { address })),
      sent: payments.filter(({ hash }) => !hashes.has(toKey(hash))),
      sentHeading: text('activity.sentHere'),
      format,
      now: Date.now(),
    })
  }, [address, transactions, payments, text, format])
}

/** Hexadecimal hashes are case-insensitive. Others never differ in case only. */
function toKey(hash: string): string {
  return hash.toLowerCase()
}
