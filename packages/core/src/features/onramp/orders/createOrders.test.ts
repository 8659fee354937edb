import { afterEach, expect, test, vi } from 'vitest'
import { createStorage } from '../../../base/storage/createStorage.ts'
import { createMemoryArea } from '../../../base/storage/storageArea.ts'
import { createFakeWindow, createStorageEvent } from '../../../test/createFakeWindow.ts'
import { createOrder } from '../../../test/createOrder.ts'
import { createOrders } from './createOrders.ts'

afterEach(() => {
  vi.useRealTimers()
})

function create() {
  const area = createMemoryArea()
  const events = createFakeWindow()
  const storage = createStorage({ area, prefix: 'cleat.', events })
  return { area, events, storage, orders: createOrders({ storage }) }
}

const idOf = (at: number) => `order-${at.toString().padStart(16, '0')}`
const now = Date.now()

test('default', () => {
  const { storage, orders } = create()
  orders.add(createOrder({ id: idOf(1), startedAt: 1 }))
  orders.add(createOrder({ id: idOf(2), startedAt: 2 }))
  expect(orders.list.map(({ id }) => id)).toEqual([idOf(2), idOf(1)])
  expect(createOrders({ storage }).list).toHaveLength(2)
})

test('behavior: keeps what another tab stored meanwhile', () => {
  const { area, storage, orders, events } = create()
  const there = createOrders({ storage: createStorage({ area, prefix: 'cleat.' }) })
  orders.add(createOrder({ id: idOf(1), startedAt: 1 }))
  there.add(createOrder({ id: idOf(2), startedAt: 2 }))
  events.dispatchEvent(createStorageEvent('cleat.onramp', area.getItem('cleat.onramp')))
  expect(orders.list).toHaveLength(2)
  orders.change((all) => all.filter(({ id }) => id !== idOf(1)))
  expect(storage.get('onramp')).toMatchObject([{ id: idOf(2) }])
  orders.destroy()
  expect(events.countListeners()).toBe(0)
})

test('behavior: at most 20, and those that have not ended stay', () => {
  const { orders } = create()
  orders.add(createOrder({ id: idOf(0), startedAt: now }))
  for (let at = 1; at <= 30; at++)
    orders.add(createOrder({ id: idOf(at), startedAt: now + at, updatedAt: now, status: 'failed' }))
  expect(orders.list).toHaveLength(20)
  expect(orders.list.at(-1)).toMatchObject({ id: idOf(0), status: 'opened' })
  expect(orders.list[0]).toMatchObject({ id: idOf(30) })
})

test('behavior: what ended 30 days ago is dropped', () => {
  vi.useFakeTimers({ now })
  const { storage, orders } = create()
  orders.add(createOrder({ id: idOf(1), startedAt: now, updatedAt: now, status: 'failed' }))
  orders.add(createOrder({ id: idOf(2), startedAt: now, updatedAt: now }))
  vi.setSystemTime(now + 31 * 24 * 60 * 60_000)
  expect(createOrders({ storage }).list).toMatchObject([{ id: idOf(2) }])
})
