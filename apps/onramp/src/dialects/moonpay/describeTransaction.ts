import type { Purchase, PurchaseState } from '../../purchases/purchase.ts'
import { toMoonPayCode } from './toMoonPayCode.ts'

const statuses: Partial<Record<PurchaseState, string>> = {
  identity: 'waitingAuthorization',
  processing: 'pending',
  sent: 'completed',
  declined: 'failed',
  rejected: 'failed',
  refunded: 'failed',
  expired: 'failed',
}
const failures: Partial<Record<PurchaseState, string>> = {
  declined: 'Card declined',
  rejected: 'Identity verification failed',
  refunded: 'Refund',
  expired: 'Cancelled',
}

/** A transaction as MoonPay describes it. `undefined` while there is none. */
export function describeTransaction(purchase: Purchase): object | undefined {
  const status = statuses[purchase.state]
  if (status === undefined) return undefined
  const { asset, price } = purchase
  return {
    id: purchase.id,
    createdAt: new Date(purchase.createdAt).toISOString(),
    updatedAt: new Date(purchase.updatedAt).toISOString(),
    baseCurrencyAmount: Number(price.subtotal),
    quoteCurrencyAmount: Number(price.crypto),
    feeAmount: Number(price.providerFee),
    extraFeeAmount: 0,
    networkFeeAmount: Number(price.networkFee),
    areFeesIncluded: true,
    status,
    walletAddress: purchase.address,
    walletAddressTag: null,
    cryptoTransactionId: purchase.txHash ?? null,
    failureReason: failures[purchase.state] ?? null,
    externalTransactionId: purchase.orderRef ?? null,
    paymentMethod: 'credit_debit_card',
    currency: { type: 'crypto', name: asset.name, code: toMoonPayCode(asset) },
  }
}
