import { loadTransfers } from '../loadTransfers.ts'
import type { SendContext } from '../sendContext.ts'
import { getSender } from './getSender.ts'
import { toAsset } from './toAsset.ts'

/**
 * The most that can be sent of the chosen token from the account in use, as the chain says now. `undefined` where nothing is chosen.
 * Before anybody is named as the receiver, it is reckoned for a payment to the account itself.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSendable({ kit, state }: SendContext): Promise<bigint | undefined> {
  const sender = getSender(kit)
  const { token, receiverAddress } = state
  if (!sender || !token) return undefined
  const { namespace, network, address } = sender
  const transfers = await loadTransfers(kit, namespace)
  return await transfers.getMaxSendable({
    network,
    address,
    to: receiverAddress ?? address,
    asset: toAsset(token),
  })
}
