import { parseAmount } from '@cleat/core/data'
import type { PendingTransaction } from '@cleat/core/send'
import type { ActivityLine } from './activityLine.ts'
import { unitDecimals } from './mergeTransfers.ts'
import { toSending } from './toSending.ts'

/** The line of a payment of this kit. */
export function toPaymentLine(payment: PendingTransaction): ActivityLine {
  const { hash, from, to, symbol: name, token, sentAt: time, status } = payment
  const amount = parseAmount(payment.amount, unitDecimals)
  const isToSelf = from === to
  const direction = isToSelf ? 'self' : 'out'
  return {
    operation: toSending({ isToSelf, status }),
    status: status === 'confirmed' ? undefined : status,
    counterpart: isToSelf ? undefined : { side: 'to', address: to },
    hash,
    time,
    transfers:
      amount === undefined ? [] : [{ direction, amount, name, isCollectible: false, value: 0 }],
    hidden: 0,
    isCoin: token === undefined,
  }
}
