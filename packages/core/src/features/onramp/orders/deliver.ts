import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { OnrampOrder } from './onrampOrder.ts'

/**
 * Marks a purchase as arrived. What arrived is taken from what other purchases of the same asset
 * can still find, so that one arrival does not end two of them.
 */
export function deliver(
  orders: readonly OnrampOrder[],
  parameters: { id: string; received: string; now: number },
): readonly OnrampOrder[] {
  const { id, received, now } = parameters
  const order = orders.find((one) => one.id === id)
  if (!order?.atomsBefore) return orders
  const { decimals = 0 } = order.asset
  const after = BigInt(order.atomsBefore) + (parseAmount(received, decimals) ?? 0n)
  return orders.map((one) => {
    if (one === order) return { ...one, status: 'delivered', received, updatedAt: now }
    if (one.atomsBefore === undefined || !isSameAsset(one, order)) return one
    return BigInt(one.atomsBefore) < after ? { ...one, atomsBefore: after.toString() } : one
  })
}

function isSameAsset(one: OnrampOrder, other: OnrampOrder): boolean {
  return (
    one.caipNetworkId === other.caipNetworkId &&
    one.address === other.address &&
    one.asset.token === other.asset.token
  )
}
