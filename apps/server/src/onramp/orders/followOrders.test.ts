import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onrampOrders } from '../../database/schema.ts'
import type { OrderNews } from '../contract/orderNews.ts'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { createOrderDatabase, now } from '../test/createOnrampApp.ts'
import { orderFixture } from '../test/orderFixture.ts'
import { createOrderStore } from './createOrderStore.ts'
import { followOrders } from './followOrders.ts'

const { database, clear, rows } = createOrderDatabase()
const { id } = orderFixture
const sent: OrderNews = { status: 'sent', txHash: '0xabc', amount: '97.5', at: now }

beforeAll(() => database.check(), 60_000)
beforeEach(clear)
afterAll(() => database.close())

async function setUp({ isDelivered = false } = {}) {
  const provider = createFakeProvider()
  const store = createOrderStore({ database, now: () => now })
  const logged: string[] = []
  await store.add(orderFixture)
  await database.run((queries) => queries.update(onrampOrders).set({ nextPollAt: new Date(now) }))
  /** Follows until the condition holds. */
  const follow = async (until: () => Promise<boolean>) => {
    const leave = new AbortController()
    const following = followOrders({
      store,
      providers: [provider],
      findDelivery: async () => (isDelivered ? { status: 'delivered', at: now + 1 } : undefined),
      logger: { error: (message) => logged.push(message) },
      signal: leave.signal,
      stepMs: 5,
    })
    await expect.poll(until).toBe(true)
    leave.abort()
    await following
  }
  const status = async () => (await rows()).orders[0]?.status
  const polls = async () => (await rows()).orders[0]?.polls
  return { provider, store, follow, status, polls, logged }
}

test('default: an order whose webhook never comes', async () => {
  const { provider, follow, status } = await setUp()
  provider.told.set(id, sent)
  await follow(async () => (await status()) === 'sent')
})

test('behavior: a payment that a node has is delivered', async () => {
  const { provider, follow, status } = await setUp({ isDelivered: true })
  provider.told.set(id, sent)
  await follow(async () => (await status()) === 'delivered')
  expect((await rows()).orders[0]).toMatchObject({ txHash: '0xabc', nextPollAt: null })
})

test('behavior: without news it stays as it is, and a provider that is away is asked later', async () => {
  const { follow, polls, status, provider, logged } = await setUp({ isDelivered: true })
  await follow(async () => (await polls()) === 1)
  expect([await status(), logged]).toEqual(['created', []])
  provider.fail(new Error('away'))
  await database.run((queries) => queries.update(onrampOrders).set({ nextPollAt: new Date(now) }))
  await follow(async () => logged.length === 1)
  expect([await status(), logged]).toEqual(['created', ['order could not be followed']])
})
