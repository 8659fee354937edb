import type { HistoryTransfer } from './historySource.ts'
import { toDirection } from './toDirection.ts'

export const operations = ['send', 'receive', 'trade', 'mint', 'burn', 'execute'] as const

type Operation = (typeof operations)[number]

export declare namespace toOperation {
  type Parameters = {
    transfers: readonly HistoryTransfer[]
    /** The account of the history, in lower case. */
    account: string
  }
}

const nobody = `0x${'0'.repeat(40)}`

/** Classifies a transaction by its transfers. */
export function toOperation({ transfers, account }: toOperation.Parameters): Operation {
  const directions = new Set(transfers.map((transfer) => toDirection(transfer, account)))
  if (directions.size === 0) return 'execute'
  if (directions.has('in') && directions.has('out')) return 'trade'
  const isAll = (side: 'sender' | 'recipient') =>
    transfers.every((transfer) => transfer[side] === nobody)
  if (directions.has('in')) return isAll('sender') ? 'mint' : 'receive'
  return isAll('recipient') ? 'burn' : 'send'
}
