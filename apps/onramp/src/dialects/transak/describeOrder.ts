import type { Purchase } from '../../purchases/purchase.ts'
import { transakNames } from './transakNames.ts'

/** An order as Transak describes it, without its id. `undefined` while there is none. */
export function describeOrder(purchase: Purchase): Record<string, unknown> | undefined {
  const status = transakNames.statusOf(purchase.state)
  if (status === undefined) return undefined
  const { asset, price, currency } = purchase
  return {
    partnerUserId: null,
    partnerOrderId: purchase.orderRef ?? null,
    status,
    statusReason: transakNames.reasonOf(purchase.state),
    isBuyOrSell: 'BUY',
    fiatCurrency: currency,
    cryptoCurrency: asset.symbol,
    paymentMethod: 'credit_debit_card',
    network: transakNames.networkOf(asset.network.name),
    walletAddress: purchase.address,
    fiatAmount: Number(price.total),
    cryptoAmount: price.crypto,
    totalFeeInFiat: Number(price.providerFee) + Number(price.networkFee),
    transactionHash: purchase.txHash ?? null,
    createdAt: new Date(purchase.createdAt).toISOString(),
    updatedAt: new Date(purchase.updatedAt).toISOString(),
  }
}
