import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { EventProperties } from '../../../state/events.ts'

/** What an event says of a payment: neither who pays nor who is paid. */
export function describePayment(payment: Payment): EventProperties['SEND_INITIATED'] {
  const { network, asset, amount } = payment
  return {
    network: network.caipNetworkId,
    token: asset.symbol,
    amount: formatAmount(amount, asset.decimals),
  }
}
