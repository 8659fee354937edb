import type { Payment } from '../../adapter/money/payment.ts'
import type { EventProperties } from '../../controllers/events.ts'
import { formatAmount } from '../../money/formatAmount.ts'

/** What an event says of a payment: neither who pays nor who is paid. */
export function describePayment(payment: Payment): EventProperties['SEND_INITIATED'] {
  const { network, asset, amount } = payment
  return {
    network: network.caipNetworkId,
    token: asset.symbol,
    amount: formatAmount(amount, asset.decimals),
  }
}
