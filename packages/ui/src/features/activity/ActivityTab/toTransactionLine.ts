import type { Transaction } from '@cleat/core/data'
import type { ActivityLine } from './activityLine.ts'
import { chooseTransfers } from './chooseTransfers.ts'
import { mergeTransfers } from './mergeTransfers.ts'
import { toSending } from './toSending.ts'

/** The line of a transaction of the history. */
export function toTransactionLine(transaction: Transaction): ActivityLine {
  const { metadata, transfers } = transaction
  const { hash, minedAt: time, status, sentFrom, sentTo } = metadata
  const type = metadata.operationType.toLowerCase()
  const { shown, hidden } = chooseTransfers(mergeTransfers(transfers))
  const isToSelf = shown.length > 0 && shown.every(({ direction }) => direction === 'self')
  const isReceived = type === 'receive' || (type === 'mint' && sentTo === '')
  const counterpart = isReceived
    ? { side: 'from' as const, address: sentFrom }
    : { side: 'to' as const, address: sentTo }
  return {
    operation: type === 'send' ? toSending({ isToSelf, status }) : type,
    status: status === 'confirmed' ? undefined : status,
    counterpart: counterpart.address && !isToSelf ? counterpart : undefined,
    hash,
    time,
    transfers: shown,
    hidden,
    isCoin: false,
  }
}
