import { parseAmount } from '@cleat/core/data'
import type { PendingSwap } from '@cleat/core/swap'
import type { ActivityLine } from './activityLine.ts'
import { unitDecimals } from './mergeTransfers.ts'

/**
 * The line of a swap's step of this kit. The history has what arrived; an allowance moves
 * nothing.
 */
export function toSwapLine({
  hash,
  type,
  source,
  sentAt: time,
  status,
}: PendingSwap): ActivityLine {
  const amount = parseAmount(source.amount, unitDecimals)
  const part = { direction: 'out', name: source.symbol, isCollectible: false, value: 0 } as const
  return {
    operation: type === 'exchange' ? 'trade' : 'approve',
    status: status === 'confirmed' ? undefined : status,
    hash,
    time,
    transfers: type === 'exchange' && amount !== undefined ? [{ ...part, amount }] : [],
    hidden: 0,
    isCoin: source.token === undefined,
  }
}
