import { loadTransfers } from '../loadTransfers.ts'
import type { PaymentsContext } from '../paymentsContext.ts'
import { readPlace } from './readPlace.ts'
import { toAsset } from './toAsset.ts'

/**
 * The most that can be sent of the chosen token from the account in use, as the chain says now. `undefined` where nothing is chosen.
 * Before anybody is named as the receiver, it is reckoned for a payment to the account itself.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSendable({ kit, state }: PaymentsContext): Promise<bigint | undefined> {
  const place = readPlace(kit)
  const { token, receiverAddress } = state
  if (!place || !token) return undefined
  const { namespace, network, address } = place
  const money = await loadTransfers(kit, namespace)
  return await money.getMaxSendable({
    network,
    address,
    to: receiverAddress ?? address,
    asset: toAsset(token),
  })
}
