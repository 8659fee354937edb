import type { Purchase, PurchaseState } from '../../purchases/purchase.ts'

/** Coinbase has a transaction only once the visitor pays, and no word for what is paid back. */
const statuses: Partial<Record<PurchaseState, string>> = {
  identity: 'IN_PROGRESS',
  processing: 'IN_PROGRESS',
  sent: 'SUCCESS',
  declined: 'FAILED',
  rejected: 'FAILED',
  refunded: 'FAILED',
}
const failures: Partial<Record<PurchaseState, string>> = {
  declined: 'FAILURE_REASON_CARD_DECLINED',
  rejected: 'FAILURE_REASON_IDENTITY_VERIFICATION',
  refunded: 'FAILURE_REASON_SEND_FAILED',
}
const never = '0001-01-01T00:00:00Z'

/** The facts of a transaction, by the names of webhooks. `undefined` if there is none. */
export function describeTransaction(purchase: Purchase): Record<string, unknown> | undefined {
  const status = statuses[purchase.state]
  if (status === undefined) return undefined
  const { asset, price, currency } = purchase
  const money = (value: string) => ({ value, currency })
  const isEnded = status !== 'IN_PROGRESS'
  return {
    transactionId: purchase.id,
    status: `ONRAMP_TRANSACTION_STATUS_${status}`,
    purchaseCurrency: asset.symbol,
    purchaseNetwork: asset.network.name,
    purchaseAmount: { value: price.crypto, currency: asset.symbol },
    paymentTotal: money(price.total),
    paymentSubtotal: money(price.subtotal),
    coinbaseFee: money(price.providerFee),
    networkFee: money(price.networkFee),
    txHash: purchase.txHash ?? '0x',
    createdAt: new Date(purchase.createdAt).toISOString(),
    completedAt: isEnded ? new Date(purchase.updatedAt).toISOString() : never,
    country: 'US',
    paymentMethod: 'CARD',
    walletAddress: purchase.address,
    type: 'ONRAMP_TRANSACTION_TYPE_BUY_AND_SEND',
    partnerUserRef: purchase.orderRef ?? '',
    contractAddress: asset.contract ?? '',
    failureReason: failures[purchase.state] ?? 'FAILURE_REASON_UNSPECIFIED',
  }
}
