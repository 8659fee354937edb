import { expect, test } from 'vitest'
import { createOrder } from '../../../test/createOrder.ts'
import { baseId } from '../../../test/networks.ts'
import { deliver } from './deliver.ts'
import { findArrival } from './findArrival.ts'

const one = createOrder({ id: 'order-1' })
const other = createOrder({ id: 'order-2', isTracked: false })

test('default', () => {
  expect(deliver([one], { id: 'order-1', received: '97', now: 5 })).toMatchObject([
    { status: 'delivered', received: '97', updatedAt: 5 },
  ])
})

test('behavior: one arrival does not end two purchases', () => {
  const [, second] = deliver([one, other], { id: 'order-1', received: '97', now: 5 })
  expect(second).toMatchObject({ status: 'opened', atomsBefore: '102000000' })
  if (!second) throw new Error('lost')
  expect(findArrival(second, 102_000_000n)).toBeUndefined()
  expect(findArrival(second, 199_000_000n)).toBe('97')
})

test('behavior: a purchase that began after the arrival keeps its own balance', () => {
  const later = createOrder({ id: 'order-3', atomsBefore: '102000000' })
  const [, kept] = deliver([one, later], { id: 'order-1', received: '97', now: 5 })
  expect(kept).toBe(later)
})

test.each([
  ['another token', { asset: { symbol: 'ETH', decimals: 18 } }],
  ['another account', { address: '0x01' }],
  ['another network', { caipNetworkId: baseId }],
  ['a balance that is not known', { atomsBefore: undefined }],
  ['a larger balance before', { atomsBefore: '102000001' }],
])('behavior: purchases of %s are not touched', (_, parts) => {
  const foreign = createOrder({ id: 'order-4', ...parts })
  expect(deliver([one, foreign], { id: 'order-1', received: '97', now: 5 })[1]).toBe(foreign)
})

test('behavior: without the balance before, nothing is known to have arrived', () => {
  const orders = [createOrder({ id: 'order-1', atomsBefore: undefined })]
  expect(deliver(orders, { id: 'order-1', received: '97', now: 5 })).toBe(orders)
})

test('behavior: an unknown id changes nothing', () => {
  const orders = [one]
  expect(deliver(orders, { id: 'order-9', received: '97', now: 5 })).toBe(orders)
})
