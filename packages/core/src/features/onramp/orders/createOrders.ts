import { proxy } from 'valtio/vanilla'
import type { Storage } from '../../../base/storage/createStorage.ts'
import { isEnded } from './isEnded.ts'
import type { OnrampOrder } from './onrampOrder.ts'
import { readOrders } from './readOrders.ts'

/** The purchases of this and other tabs, of this and earlier visits. */
export type Orders = {
  /** Newest first, at most 20. */
  readonly list: readonly OnrampOrder[]
  add(order: OnrampOrder): void
  /** Changes the stored purchases. The change gets what other tabs stored meanwhile. */
  change(change: (orders: readonly OnrampOrder[]) => readonly OnrampOrder[]): void
  destroy(): void
}

const limit = 20

/** A purchase that ended is kept this long. Milliseconds. */
const endedMs = 30 * 24 * 60 * 60_000

/**
 * Every change applies to the stored value, not to this tab's state, because another tab may have
 * bought something.
 */
export function createOrders({ storage }: { storage: Storage }): Orders {
  const read = () => keep(readOrders(storage.get('onramp') ?? []))
  const list: OnrampOrder[] = proxy<OnrampOrder[]>([])
  const show = (orders: readonly OnrampOrder[]) => void list.splice(0, list.length, ...orders)
  const change: Orders['change'] = (apply) => {
    const orders = keep(apply(read()))
    storage.set('onramp', orders)
    show(orders)
  }
  show(read())
  const stop = storage.subscribe('onramp', (stored) => {
    // After the storage is cleared, this tab's state still holds.
    if (stored) show(keep(readOrders(stored)))
  })
  return {
    list,
    change,
    add: (order) => change((orders) => [order, ...orders]),
    destroy: stop,
  }
}

/** Keeps as many as the limit allows. Those that ended are dropped first, oldest before newest. */
function keep(orders: readonly OnrampOrder[]): OnrampOrder[] {
  const now = Date.now()
  const byAge = (one: OnrampOrder, other: OnrampOrder) => other.startedAt - one.startedAt
  const wanted = orders.filter((one) => !isEnded(one) || now - one.updatedAt < endedMs)
  const open = wanted.filter((one) => !isEnded(one)).sort(byAge)
  const ended = wanted.filter(isEnded).sort(byAge)
  return [...open, ...ended].slice(0, limit).sort(byAge)
}
