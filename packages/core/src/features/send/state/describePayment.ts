import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { EventProperties } from '../../../contract/events/cleatEvent.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { isSmartAccount } from '../../../runtime/sender/isSmartAccount.ts'

/** The event properties of a payment. They contain neither sender nor receiver. */
export function describePayment(kit: KitBase, payment: Payment): EventProperties['SEND_INITIATED'] {
  const { network, address, asset, amount } = payment
  return {
    isSmartAccount: isSmartAccount(kit, { namespace: network.chainNamespace, address }),
    network: network.caipNetworkId,
    token: asset.symbol,
    amount: formatAmount(amount, asset.decimals),
  }
}
