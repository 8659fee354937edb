import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { createOnrampApp, createOrderDatabase, now } from '../test/createOnrampApp.ts'
import { orderFixture } from '../test/orderFixture.ts'

const { database, clear } = createOrderDatabase()
const { ask, store } = createOnrampApp({ database, providers: [createFakeProvider()] })
const { id } = orderFixture
const known = {
  orderId: id,
  provider: 'coinbase',
  network: 'eip155:8453',
  asset: 'USDC',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
}

beforeAll(() => database.check(), 60_000)
beforeEach(clear)
afterAll(() => database.close())

test('default: what was sent', async () => {
  await store.add(orderFixture)
  const sent = { status: 'sent', txHash: '0xabc', amount: '97.5', at: now } as const
  await store.apply({ id, news: [sent] })
  const { status, body, response } = await ask(`/v1/onramp/orders/${id}?projectId=demo`)
  expect([status, body]).toEqual([
    200,
    { ...known, status: 'sent', txHash: '0xabc', amount: { amount: '97.5', currency: 'USDC' } },
  ])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('default: why it failed', async () => {
  await store.add(orderFixture)
  await store.apply({ id, news: [{ status: 'failed', reason: 'declined', at: now }] })
  const { status, body } = await ask(`/v1/onramp/orders/${id}?projectId=demo`)
  expect([status, body]).toEqual([200, { ...known, status: 'failed', reason: 'declined' }])
})

test('behavior: an order is known to its project only', async () => {
  await store.add(orderFixture)
  await store.add({ ...orderFixture, id: 'oRdErOfNoPrOjEcT000001', project: null })
  const paths = [
    `${id}`,
    `${id}?projectId=other`,
    'oRdErOfNoPrOjEcT000001?projectId=demo',
    `${id.slice(1)}A?projectId=demo`,
  ]
  for (const path of paths) {
    expect(await ask(`/v1/onramp/orders/${path}`)).toMatchObject({
      status: 404,
      body: {
        code: 'NOT_FOUND',
        detail: 'There is no such order, or it is too old. Look at the account on the chain.',
      },
    })
  }
  const { status, body } = await ask('/v1/onramp/orders/oRdErOfNoPrOjEcT000001')
  expect([status, body.status]).toEqual([200, 'created'])
})

// The database refuses texts with the first character.
test.each(['%00', `%00${id}`, `${id}%00`, 'x', "'or'1'='1'--aaaaaaaaaaa"])(
  'behavior: the database is not asked for an id such as %s',
  async (wrong) => {
    expect((await ask(`/v1/onramp/orders/${wrong}`)).status).toBe(404)
  },
)
