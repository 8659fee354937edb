import type { HistoryTransfer } from './historySource.ts'

type Direction = 'in' | 'out' | 'self'

/** The direction of a transfer from the account's point of view. */
export function toDirection(
  { sender, recipient }: Pick<HistoryTransfer, 'sender' | 'recipient'>,
  /** In lower case. */
  account: string,
): Direction {
  if (sender === recipient) return 'self'
  return sender === account ? 'out' : 'in'
}
