import type * as v from 'valibot'
import type { OrderNews } from '../../contract/orderNews.ts'
import { toReason } from '../../reasons/toReason.ts'
import type { moonpaySchemas } from './moonpaySchemas.ts'

export type MoonPayTransaction = v.InferOutput<(typeof moonpaySchemas)['transaction']>

export declare namespace readMoonPayTransaction {
  type Parameters = {
    transaction: MoonPayTransaction
    /** Milliseconds since 1970. */
    now: number
  }
}

const statuses: Readonly<Record<string, OrderNews['status']>> = {
  waitingPayment: 'awaitingUser',
  waitingAuthorization: 'awaitingUser',
  pending: 'processing',
  completed: 'sent',
  failed: 'failed',
}

/** `undefined` for a status that is not known. */
export function readMoonPayTransaction(
  parameters: readMoonPayTransaction.Parameters,
): OrderNews | undefined {
  const { transaction, now } = parameters
  const status = statuses[transaction.status]
  if (!status) return undefined
  const { id, updatedAt, walletAddress, currency, failureReason } = transaction
  // MoonPay has no status for what was paid back.
  const isRefund = status === 'failed' && /refund/i.test(failureReason ?? '')
  return {
    status: isRefund ? 'refunded' : status,
    at: Date.parse(updatedAt ?? '') || now,
    providerRef: id,
    address: walletAddress ?? undefined,
    assetCode: currency?.code,
    ...(status === 'failed' && { reason: isRefund ? 'other' : toReason(failureReason) }),
    ...(status === 'sent' && {
      txHash: transaction.cryptoTransactionId ?? undefined,
      amount: transaction.quoteCurrencyAmount ?? undefined,
    }),
  }
}
