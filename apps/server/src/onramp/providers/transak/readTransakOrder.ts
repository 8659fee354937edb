import type * as v from 'valibot'
import type { OrderNews } from '../../contract/orderNews.ts'
import type { OrderReason } from '../../contract/orderStatus.ts'
import { toReason } from '../../reasons/toReason.ts'
import type { transakSchemas } from './transakSchemas.ts'

export type TransakOrder = v.InferOutput<(typeof transakSchemas)['order']>

export declare namespace readTransakOrder {
  type Parameters = {
    order: TransakOrder
    /** Transak's id of the order. */
    id: string | undefined
    /** Milliseconds since 1970. */
    at: number
  }
}

type Known = readonly [status: OrderNews['status'], reason?: OrderReason]

const statuses: Readonly<Record<string, Known>> = {
  AWAITING_PAYMENT_FROM_USER: ['awaitingUser'],
  PAYMENT_DONE_MARKED_BY_USER: ['processing'],
  PROCESSING: ['processing'],
  PENDING_DELIVERY_FROM_TRANSAK: ['processing'],
  ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK: ['processing'],
  COMPLETED: ['sent'],
  FAILED: ['failed', 'declined'],
  CANCELLED: ['failed', 'cancelled'],
  EXPIRED: ['expired', 'other'],
  REFUNDED: ['refunded', 'other'],
}

/** `undefined` for a status that is not known. */
export function readTransakOrder(parameters: readTransakOrder.Parameters): OrderNews | undefined {
  const { order, id, at } = parameters
  const [status, reason] = statuses[order.status] ?? []
  if (!status) return undefined
  const { walletAddress, cryptoCurrency, network, statusReason } = order
  return {
    status,
    at,
    reason: status === 'failed' && statusReason ? toReason(statusReason) : reason,
    providerRef: id,
    address: walletAddress ?? undefined,
    assetCode: cryptoCurrency && network ? `${cryptoCurrency}@${network}` : undefined,
    ...(status === 'sent' && {
      txHash: order.transactionHash ?? undefined,
      amount: order.cryptoAmount ?? undefined,
    }),
  }
}
