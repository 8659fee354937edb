import type { OrderNews } from '../../contract/orderNews.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { toReason } from '../../reasons/toReason.ts'

/** What is read of a transaction, in an answer or in a webhook. */
export type CoinbaseTransaction = {
  readonly status: string
  readonly id: string | null | undefined
  readonly currency: string | null | undefined
  readonly network: string | null | undefined
  readonly amount: string | null | undefined
  readonly txHash: string | null | undefined
  readonly address: string | null | undefined
  readonly failure: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const statuses: Readonly<Record<string, OrderNews['status']>> = {
  ONRAMP_TRANSACTION_STATUS_CREATED: 'processing',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'processing',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'sent',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** `undefined` for a status that is not known. */
export function readCoinbaseTransaction(transaction: CoinbaseTransaction): OrderNews | undefined {
  const status = statuses[transaction.status]
  if (!status) return undefined
  const { id, currency, network, amount, txHash, address, failure, at } = transaction
  // Coinbase may name the currency by another id, which says nothing.
  const isTicker = /^[A-Z\d]{2,12}$/.test(currency ?? '')
  const known = findNetwork(network ?? '')
  return {
    status,
    at,
    providerRef: id || undefined,
    address: address || undefined,
    assetCode: isTicker && known ? `${currency}@${known.name}` : undefined,
    ...(status === 'failed' && { reason: toReason(failure) }),
    ...(status === 'sent' && {
      txHash: txHash && txHash !== '0x' ? txHash : undefined,
      amount: amount && amount !== '0' ? amount : undefined,
    }),
  }
}
