import * as v from 'valibot'
import type { OrderNews } from '../../contract/orderNews.ts'
import { chooseNews } from '../../news/chooseNews.ts'
import { meldSchemas } from './meldSchemas.ts'
import { toMeldStatus } from './toMeldStatus.ts'

export declare namespace chooseMeldNews {
  type Parameters = {
    transactions: readonly unknown[]
    orderId: string
    /** Milliseconds since 1970. */
    now: number
  }
}

/** What the transactions say of their order. Those of others say nothing. */
export function chooseMeldNews(parameters: chooseMeldNews.Parameters): OrderNews | undefined {
  const { transactions, orderId, now } = parameters
  return chooseNews(
    transactions.flatMap((entry) => {
      const read = v.safeParse(meldSchemas.transaction, entry)
      if (!read.success || read.output.externalSessionId !== orderId) return []
      return toNews(read.output, now) ?? []
    }),
  )
}

type Transaction = v.InferOutput<(typeof meldSchemas)['transaction']>

function toNews(transaction: Transaction, now: number): OrderNews | undefined {
  const status = toMeldStatus(transaction.status)
  if (!status) return undefined
  const { destinationAmount, destinationCurrencyCode, cryptoDetails, id, updatedAt } = transaction
  return {
    ...status,
    at: Date.parse(updatedAt ?? '') || now,
    providerRef: id ?? undefined,
    assetCode: destinationCurrencyCode ?? undefined,
    address: cryptoDetails?.destinationWalletAddress ?? cryptoDetails?.walletAddress ?? undefined,
    ...(status.status === 'sent' && {
      txHash: cryptoDetails?.blockchainTransactionId || undefined,
      amount: destinationAmount ?? undefined,
    }),
  }
}
