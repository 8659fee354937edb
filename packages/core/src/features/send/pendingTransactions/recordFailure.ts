import type { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { SendContext } from '../sendContext.ts'
import { expireAnswers } from './expireAnswers.ts'
import { toPendingTransaction } from './toPendingTransaction.ts'

/** A payment that the chain took and undid while it was sent is in its history, and cost a fee. Of any other error nothing is kept. */
export function recordFailure(
  context: SendContext,
  { error, payment }: { error: CleatError; payment: Payment },
): void {
  if (!isCleatError(error, 'TRANSACTION_FAILED') || !error.context.hash) return
  context.pendingTransactions.add({
    ...toPendingTransaction({ hash: error.context.hash, payment }),
    status: 'failed',
  })
  expireAnswers(context, payment)
}
