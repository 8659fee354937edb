import { getSender } from '../../../runtime/sender/getSender.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import { loadTransfers } from '../state/loadTransfers.ts'
import type { SendContext } from '../state/sendContext.ts'

/**
 * The maximum of the chosen token that the account can send, as the chain reports it now.
 * `undefined` without a token. Without a receiver, calculated for a payment to the account itself.
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
    asset: toAsset(token, network),
  })
}
