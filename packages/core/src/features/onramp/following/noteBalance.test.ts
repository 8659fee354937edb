import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeTransfers } from '../../../test/createFakeTransfers.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createOrder } from '../../../test/createOrder.ts'
import { createTestOnramp } from '../../../test/createTestOnramp.ts'
import { soldToken } from '../../../test/onrampBodies.ts'
import { createOrders } from '../orders/createOrders.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'
import { noteBalance } from './noteBalance.ts'

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

const asset = { token: soldToken, symbol: 'USDC' }
const first = createOrder({ id: 'first-order-12345678', atomsBefore: undefined, asset })
const second = createOrder({ id: 'second-order-1234567', atomsBefore: undefined, asset })

/** Purchases of an account that has 5 USDC. `during` runs while the chain is asked. */
async function setUp(added: readonly OnrampOrder[], during: () => void = () => undefined) {
  const { runtime, adapter } = await createTestOnramp()
  const orders = createOrders(runtime)
  orders.change(() => added)
  const controller = new AbortController()
  let reads = 0
  const token = { address: soldToken, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  const transfers = createFakeTransfers({
    async readTokens() {
      reads += 1
      during()
      return [{ ...token, value: 5_000_000n }]
    },
  })
  adapter.features = { ...adapter.features, 'transfers:load': async () => transfers }
  const context = { kit: runtime, orders, lifetime: controller.signal }
  const find = (id: string) => orders.list.find((one) => one.id === id)
  return { context, orders, find, controller, reads: () => reads }
}

test('default: the balance of one purchase, and the decimals of its token', async () => {
  const { context, find } = await setUp([first, second])
  await noteBalance(context, second.id)
  expect(find(second.id)).toEqual({
    ...second,
    ...{ atomsBefore: '5000000', asset: { ...asset, decimals: 6 } },
  })
  expect(find(first.id)).toEqual(first)
})

test('behavior: what is known is not asked for', async () => {
  const known = { ...first, atomsBefore: '1' }
  const { context, find, reads } = await setUp([second, known])
  await noteBalance(context, known.id)
  await noteBalance(context, 'another-order-123456')
  expect(reads()).toBe(0)
  expect([find(known.id), find(second.id)]).toEqual([known, second])
})

test('behavior: what was noted meanwhile stays', async () => {
  const test = await setUp([first], () =>
    test.orders.change((all) => all.map((one) => ({ ...one, atomsBefore: '1' }))),
  )
  await noteBalance(test.context, first.id)
  expect(test.find(first.id)).toEqual({ ...first, atomsBefore: '1' })
})

test('behavior: nothing is noted after the end', async () => {
  const test = await setUp([first], () => test.controller.abort())
  await noteBalance(test.context, first.id)
  expect(test.reads()).toBe(1)
  expect(test.find(first.id)).toEqual(first)
})

test('behavior: a chain that does not answer', async () => {
  const { context, find } = await setUp([first], () => {
    throw new Error('no node')
  })
  await noteBalance(context, first.id)
  expect(find(first.id)).toEqual(first)
})
