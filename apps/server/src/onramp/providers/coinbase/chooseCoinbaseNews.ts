import * as v from 'valibot'
import type { OrderNews } from '../../contract/orderNews.ts'
import { chooseNews } from '../../news/chooseNews.ts'
import { coinbaseSchemas } from './coinbaseSchemas.ts'
import { readCoinbaseTransaction } from './readCoinbaseTransaction.ts'

export declare namespace chooseCoinbaseNews {
  type Parameters = {
    /** All transactions of one order, newest first. */
    transactions: readonly unknown[]
    /** Milliseconds since 1970. */
    now: number
  }
}

/** What the transactions say of their order. Those that cannot be read say nothing. */
export function chooseCoinbaseNews(
  parameters: chooseCoinbaseNews.Parameters,
): OrderNews | undefined {
  const { transactions, now } = parameters
  return chooseNews(
    transactions.flatMap((entry) => {
      const read = v.safeParse(coinbaseSchemas.transaction, entry)
      return read.success ? (toNews(read.output, now) ?? []) : []
    }),
  )
}

type Transaction = v.InferOutput<(typeof coinbaseSchemas)['transaction']>

function toNews(transaction: Transaction, now: number): OrderNews | undefined {
  const times = [transaction.completed_at, transaction.created_at].map((text) =>
    Date.parse(text ?? ''),
  )
  return readCoinbaseTransaction({
    status: transaction.status,
    id: transaction.transaction_id,
    currency: transaction.purchase_currency,
    network: transaction.purchase_network,
    amount: transaction.purchase_amount,
    txHash: transaction.tx_hash,
    address: transaction.wallet_address,
    failure: transaction.failure_reason ?? '',
    // What is not completed has a time of the year 1.
    at: times.find((time) => time > 0) ?? now,
  })
}
