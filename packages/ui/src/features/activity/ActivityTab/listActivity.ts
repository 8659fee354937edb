import type { Transaction } from '@cleat/core/data'
import type { Format } from '../../../i18n/language/createFormat.ts'
import type { ActivityLine } from './activityLine.ts'
import { toTransactionLine } from './toTransactionLine.ts'

/** A line of the list. */
export type ActivityEntry =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | { readonly kind: 'line'; readonly key: string; readonly line: ActivityLine }

/**
 * Transactions of this kit that are not in the history yet, then the history by month, in the
 * service's order. The heading of a month has its year unless it is the current one, in the
 * visitor's
 * calendar.
 */
export function listActivity(parameters: {
  transactions: readonly Transaction[]
  sent: readonly ActivityLine[]
  /** The heading above this kit's transactions. */
  sentHeading: string
  format: Format
  now: number
}): readonly ActivityEntry[] {
  const { transactions, sent, sentHeading, format, now } = parameters
  const entries: ActivityEntry[] = []
  if (sent.length > 0) entries.push({ kind: 'heading', key: 'sent', text: sentHeading })
  for (const line of sent) entries.push({ kind: 'line', key: `sent ${line.hash}`, line })

  const thisYear = format.date(now, { year: 'numeric' })
  let month: string | undefined
  for (const transaction of transactions) {
    const { id, metadata } = transaction
    const next = format.date(metadata.minedAt, { year: 'numeric', month: 'long' })
    if (next !== month) {
      const isThisYear = format.date(metadata.minedAt, { year: 'numeric' }) === thisYear
      const text = isThisYear ? format.date(metadata.minedAt, { month: 'long' }) : next
      entries.push({ kind: 'heading', key: `month ${id}`, text })
    }
    month = next
    entries.push({ kind: 'line', key: id, line: toTransactionLine(transaction) })
  }
  return entries
}
