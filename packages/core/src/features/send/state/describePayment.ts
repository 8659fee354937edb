import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { EventProperties } from '../../../contract/events/cleatEvent.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'

/** The event properties of a payment. They contain neither sender nor receiver. */
export function describePayment(payment: Payment): EventProperties['SEND_INITIATED'] {
  const { network, asset, amount } = payment
  return {
    network: network.caipNetworkId,
    token: asset.symbol,
    amount: formatAmount(amount, asset.decimals),
  }
}
