import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'

/** The stored form of a payment, from the moment the network has it. */
export function toPendingTransaction(parameters: {
  hash: string
  payment: Payment
}): PendingTransaction {
  const { hash, payment } = parameters
  const { network, address, to, asset, amount } = payment
  return {
    hash,
    caipNetworkId: network.caipNetworkId,
    from: address,
    to,
    symbol: asset.symbol,
    decimals: asset.decimals,
    ...(asset.address !== undefined && { token: asset.address }),
    amount: formatAmount(amount, asset.decimals),
    sentAt: Date.now(),
    status: 'pending',
  }
}
