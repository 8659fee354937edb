import type { HistoryTransfer } from './historySource.ts'

type Direction = 'in' | 'out' | 'self'

/** Which way something went, as the account sees it. */
export function toDirection(
  { sender, recipient }: Pick<HistoryTransfer, 'sender' | 'recipient'>,
  /** In lower case. */
  account: string,
): Direction {
  if (sender === recipient) return 'self'
  return sender === account ? 'out' : 'in'
}
