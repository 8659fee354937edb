import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import { expireAccount } from '../../../runtime/queries/expireAccount.ts'
import type { SendContext } from '../state/sendContext.ts'

/** Expires cached answers about an account after a payment. */
export function expireAnswers(
  { kit }: Pick<SendContext, 'kit'>,
  { network, address, asset }: Payment,
): void {
  const { caipNetworkId } = network
  const token = asset.address && toCaipAddress({ caipNetworkId, address: asset.address })
  expireAccount(kit, { address, network, tokens: [token] })
}
