import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrder } from '../../../test/createOrder.ts'
import { readOrders } from './readOrders.ts'

const order = createOrder()

test('default', () => {
  const delivered = createOrder({
    ...{ id: 'order-0987654321fedcba', status: 'delivered', reason: 'other', received: '97' },
    ...{ amount: '97.02', txHash: '0x5e' },
  })
  expect(readOrders(JSON.parse(JSON.stringify([order, delivered])))).toEqual([order, delivered])
})

test.each<[string, object]>([
  ['no id', { id: '' }],
  ['an id that is a path', { id: '../../secrets/of/others' }],
  ['another status', { status: 'paid' }],
  ['another reason', { status: 'failed', reason: '<b>' }],
  ['no network', { caipNetworkId: 'eip155' }],
  ['a balance that is none', { atomsBefore: '-1' }],
  ['an amount that is none', { expected: '1e3' }],
  ['too many decimals', { asset: { symbol: 'X', decimals: 37 } }],
  ['a hash that is a link', { txHash: 'javascript:alert(1)' }],
  ['a time before 1970', { startedAt: -1 }],
])('behavior: %s is left out, and nothing but that', (_, parts) => {
  expect(readOrders([{ ...order, ...parts }, order])).toEqual([order])
})

test('behavior: names are made plain', () => {
  const provider = { id: 'coinbase', name: 'Coin\u202ebase' }
  expect(readOrders([{ ...order, provider }])[0]?.provider.name).toBe('Coinbase')
})

test('behavior: the same purchase is read once', () => {
  expect(readOrders([order, { ...order, status: 'failed' }])).toEqual([order])
})

test('property: whatever is stored, nothing but purchases is read', () => {
  const key = fc.constantFrom(...Object.keys(order))
  fc.assert(
    fc.property(fc.array(fc.dictionary(key, fc.jsonValue())), (values) => {
      const mixed = values.map((value) => ({ ...order, ...value }))
      for (const read of readOrders([...values, ...mixed]))
        expect(readOrders([read])).toEqual([read])
    }),
  )
})
