import type { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { SendContext } from '../state/sendContext.ts'
import { expireAnswers } from './expireAnswers.ts'
import { toPendingTransaction } from './toPendingTransaction.ts'

/**
 * Records a payment that the chain included and reverted, because it is in the history and cost a
 * fee. Other errors are not recorded.
 */
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
