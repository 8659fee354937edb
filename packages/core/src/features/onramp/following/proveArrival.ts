import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { expireAccount } from '../../../runtime/queries/expireAccount.ts'
import { deliver } from '../orders/deliver.ts'
import { findArrival } from '../orders/findArrival.ts'
import { isEnded } from '../orders/isEnded.ts'
import type { OnrampContext } from '../state/onrampContext.ts'
import { readAtoms } from './readAtoms.ts'

/**
 * Looks on the chain whether a purchase has arrived. Only that makes it `delivered`. Where the
 * service follows the order, the provider has to have said first that it sent it.
 */
export async function proveArrival(
  { kit, orders, lifetime }: Pick<OnrampContext, 'kit' | 'orders' | 'lifetime'>,
  id: string,
): Promise<void> {
  const find = () => orders.list.find((one) => one.id === id)
  const asked = find()
  if (!asked || (asked.isTracked && asked.status !== 'sent')) return
  const held = await readAtoms(kit, asked)
  const order = find()
  if (!held || !order || isEnded(order) || lifetime.aborted) return
  const received = findArrival(order, held.atoms)
  if (received === undefined) return
  orders.change((all) => deliver(all, { id, received, now: Date.now() }))
  kit.controllers.events.track('BUY_DELIVERED', { provider: order.provider.id })
  const { caipNetworkId, address, asset } = order
  const network = kit.controllers.network.find(caipNetworkId)
  const token = asset.token && toCaipAddress({ caipNetworkId, address: asset.token })
  if (network) expireAccount(kit, { network, address, tokens: [token] })
}
