import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createOrder } from '../../../test/createOrder.ts'
import { createTestOnramp } from '../../../test/createTestOnramp.ts'
import { mainnetId } from '../../../test/networks.ts'
import { soldToken } from '../../../test/onrampBodies.ts'
import { createOrders } from '../orders/createOrders.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'
import { proveArrival } from './proveArrival.ts'

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

const sent = createOrder({ status: 'sent', amount: '97', updatedAt: Date.now() })
const { id } = sent

/** Purchases of an account to which 97 USDC have come. `during` runs while the chain is asked. */
async function setUp(added: readonly OnrampOrder[] = [sent], during: () => void = () => undefined) {
  const events: CleatEvent[] = []
  const test = await createTestOnramp({ onEvent: (event) => void events.push(event) })
  const { runtime, adapter, chain } = test
  const orders = createOrders(runtime)
  orders.change(() => added)
  chain.token = 102_000_000n
  const read = await adapter.features['transfers:load']?.()
  const load = async () => {
    during()
    return read
  }
  adapter.features = { ...adapter.features, 'transfers:load': load as never }
  const controller = new AbortController()
  const context = { kit: runtime, orders, lifetime: controller.signal }
  const prove = (of = id) => proveArrival(context, of)
  const bought = () => events.filter(({ event }) => event.startsWith('BUY_'))
  return { prove, orders, runtime, controller, chain, bought }
}

test('default: it is told, and what was read of the account is old', async () => {
  const { prove, orders, runtime, bought } = await setUp()
  const { address } = sent
  const { queryClient, queries } = runtime
  const forceUpdate = vi.spyOn(queries, 'forceUpdate')
  const network = runtime.controllers.network.find(mainnetId)
  if (!network) throw new Error('Ethereum is missing.')
  const { queryKey } = queries.balance({ address, network })
  queryClient.setQueryData(queryKey, {})
  const before = Date.now()
  await prove()
  expect(orders.list).toMatchObject([{ id, status: 'delivered', received: '97' }])
  expect(orders.list[0]?.updatedAt).toBeGreaterThanOrEqual(before)
  expect(bought()).toMatchObject([{ event: 'BUY_DELIVERED', properties: { provider: 'coinbase' } }])
  const tokens = [`${mainnetId}:${soldToken}`]
  expect(forceUpdate).toHaveBeenCalledWith({ address, network, tokens })
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('behavior: ether', async () => {
  const asset = { symbol: 'ETH', decimals: 18 }
  const order = { ...sent, asset, amount: '0.5', atomsBefore: '0' }
  const { prove, orders, runtime, chain } = await setUp([order])
  const forceUpdate = vi.spyOn(runtime.queries, 'forceUpdate')
  chain.ether = 10n ** 18n / 2n
  await prove()
  expect(orders.list).toMatchObject([{ status: 'delivered', received: '0.5' }])
  expect(forceUpdate).toHaveBeenCalledWith(
    expect.objectContaining({ tokens: [`${mainnetId}:native`] }),
  )
})

test('behavior: of several purchases, the one that is asked for', async () => {
  const other = { ...sent, id: 'another-order-123456', address: '0x01' }
  const { prove, orders } = await setUp([other, sent])
  await prove()
  expect(orders.list.map(({ id, status }) => [id, status])).toEqual([
    ['another-order-123456', 'sent'],
    [id, 'delivered'],
  ])
})

test.each(['opened', 'processing', 'failed'] as const)(
  'behavior: the provider, which the service follows, says %s',
  async (status) => {
    const { prove, orders, bought } = await setUp([{ ...sent, status }])
    await prove()
    expect(orders.list).toMatchObject([{ status }])
    expect(bought()).toEqual([])
  },
)

test('behavior: where no service follows it, the chain says it alone', async () => {
  const order = { ...sent, status: 'opened', isTracked: false } as const
  const { prove, orders } = await setUp([order])
  await prove()
  expect(orders.list).toMatchObject([{ status: 'delivered' }])
})

type Test = Awaited<ReturnType<typeof setUp>>

test.each<[string, (test: Test) => void, string | undefined]>([
  [
    'it was sent back',
    ({ orders }) => orders.change(() => [{ ...sent, status: 'refunded' }]),
    'refunded',
  ],
  ['it was forgotten', ({ orders }) => orders.change(() => []), undefined],
  ['all ended', ({ controller }) => controller.abort(), 'sent'],
])('behavior: meanwhile %s', async (_, during, status) => {
  const test: Test = await setUp([sent], () => during(test))
  await test.prove()
  expect(test.orders.list[0]?.status).toBe(status)
  expect(test.bought()).toEqual([])
})

test('behavior: a purchase that is not known, and a chain that does not answer', async () => {
  const { prove, orders, chain, bought } = await setUp()
  await prove('another-order-123456')
  chain.isDown = true
  await prove()
  expect(orders.list).toMatchObject([{ status: 'sent' }])
  expect(bought()).toEqual([])
})
