import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SourceUnavailableError } from '../api/sourceUnavailableError.ts'
import type { OrderNews } from '../contract/orderNews.ts'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { createOnrampApp, createOrderDatabase, now } from '../test/createOnrampApp.ts'
import { orderFixture } from '../test/orderFixture.ts'
import { takeWebhook } from './takeWebhook.ts'

const { database, clear, rows } = createOrderDatabase()
const path = '/v1/onramp/webhooks/coinbase'
const { id } = orderFixture
const sent: OrderNews = { status: 'sent', txHash: '0xabc', amount: '97.5', at: now }

beforeAll(() => database.check(), 60_000)
beforeEach(clear)
afterAll(() => database.close())

async function setUp() {
  const provider = createFakeProvider()
  const app = createOnrampApp({ database, providers: [provider] })
  await app.store.add(orderFixture)
  const send = async (more: object = {}) => {
    const event = { secret: 'right', eventId: 'e1', orderId: id, news: sent, ...more }
    const { status, body } = await app.post(path, event)
    return [status, body]
  }
  const state = async () => {
    const { orders, webhooks } = await rows()
    return [orders[0]?.status, webhooks.length]
  }
  return { ...app, provider, send, state }
}

test('default: what the API says counts', async () => {
  const { provider, send, state } = await setUp()
  provider.told.set(id, sent)
  expect(await send()).toEqual([204, ''])
  expect(await state()).toEqual(['sent', 1])
})

test('behavior: an event that says more than the API does changes nothing, and is asked about soon', async () => {
  const { provider, send, state } = await setUp()
  provider.told.set(id, { status: 'processing', at: now })
  expect(await send({ news: { status: 'failed', reason: 'declined', at: now } })).toEqual([204, ''])
  expect(await state()).toEqual(['processing', 1])
  const { orders } = await rows()
  expect(orders[0]?.nextPollAt).toEqual(new Date(now + 5000))
})

test('behavior: an event counts once', async () => {
  const { provider, send, state } = await setUp()
  provider.told.set(id, { status: 'processing', at: now })
  await send()
  provider.told.set(id, sent)
  expect(await send()).toEqual([204, ''])
  expect(await state()).toEqual(['processing', 1])
  await send({ eventId: 'e2' })
  expect(await state()).toEqual(['sent', 2])
})

test('behavior: while the API is away, the provider has to send it again', async () => {
  const { provider, send, state } = await setUp()
  provider.fail(new SourceUnavailableError({ name: 'The coinbase', reason: 'status 500' }))
  expect((await send())[0]).toBe(503)
  expect(await state()).toEqual(['created', 0])
  provider.fail(undefined)
  provider.told.set(id, sent)
  expect(await send()).toEqual([204, ''])
  expect(await state()).toEqual(['sent', 1])
})

test('behavior: late, doubled and forged events turn no end around, and a later payment does', async () => {
  const { provider, store, send, state } = await setUp()
  const declined = { status: 'failed', reason: 'declined', providerRef: 'p1', at: now } as const
  provider.told.set(id, declined)
  await send({ eventId: 'e1', news: declined })
  expect(await state()).toEqual(['failed', 1])
  // The API knows of no other payment, whatever is sent.
  await send({ eventId: 'e2', news: { ...sent, at: now + 9000 } })
  await send({ eventId: 'e1', news: sent })
  expect(await send({ eventId: 'e3', secret: 'wrong' })).toEqual([401, ''])
  expect(await state()).toEqual(['failed', 2])

  provider.told.set(id, { status: 'processing', providerRef: 'p2', at: now + 1000 })
  await send({ eventId: 'e4' })
  expect(await state()).toEqual(['processing', 3])
  provider.told.set(id, { ...sent, providerRef: 'p2', at: now + 2000 })
  await send({ eventId: 'e5' })
  await store.apply({ id, news: [{ status: 'delivered', at: now + 3000 }] })
  // The first card's end is sent once more, by an API that lags behind.
  provider.told.set(id, { ...declined, at: now + 9000 })
  await send({ eventId: 'e6', news: declined })
  expect(await state()).toEqual(['delivered', 5])
})

test('behavior: what is made of an event, and whether its provider is asked again soon', async () => {
  const { provider, store } = await setUp()
  let asked = 0
  const counted = {
    ...provider,
    status(question: Parameters<typeof provider.status>[0]) {
      asked += 1
      return provider.status(question)
    },
  }
  const take = (eventId: string, more: object = {}) => {
    const event = { secret: 'right', eventId, orderId: id, news: sent, ...more }
    const rawBody = Buffer.from(JSON.stringify(event))
    const request = { url: undefined, headers: new Headers(), rawBody, now }
    return takeWebhook({ provider: counted, store, request, signal: new AbortController().signal })
  }
  const nextPoll = async () => (await rows()).orders[0]?.nextPollAt?.getTime()
  const processing = { status: 'processing', at: now } as const
  provider.told.set(id, processing)
  expect(await take('e1', { news: processing })).toBe('changed')
  expect(await nextPoll()).toBeGreaterThan(now + 5000)
  // Its API does not know the order yet.
  provider.told.delete(id)
  expect(await take('e2')).toBe('unchanged')
  expect(await nextPoll()).toBe(now + 5000)
  expect(asked).toBe(2)
  expect([await take('e2'), await take('e3', { orderId: 'unknown' })]).toEqual([
    ...['ignored', 'ignored'],
  ])
  expect(asked).toBe(2)
  // Two deliveries at once.
  provider.told.set(id, sent)
  const both = await Promise.all([take('e4'), take('e4')])
  expect(both.toSorted()).toEqual(['changed', 'ignored'])
})

test('behavior: what is sent is looked for on the chain soon', async () => {
  const { provider, send } = await setUp()
  provider.told.set(id, sent)
  await send()
  const { orders } = await rows()
  expect(orders[0]?.nextPollAt).toEqual(new Date(now + 5000))
})

test('behavior: an order is also found by the provider’s id', async () => {
  const { provider, store, send, state } = await setUp()
  await store.apply({ id, news: [{ status: 'opened', providerRef: 'p1', at: now }] })
  provider.told.set(id, sent)
  await send({ orderId: undefined, providerRef: 'p1' })
  expect(await state()).toEqual(['sent', 1])
})

test.each([
  ['another order', { orderId: 'unknown' }],
  ['something else', { eventId: undefined }],
  ['another session', { orderId: undefined, providerRef: 'unknown' }],
])('behavior: an event of %s is taken, and leaves no row', async (_, more) => {
  const { send, state } = await setUp()
  expect(await send(more)).toEqual([204, ''])
  expect(await state()).toEqual(['created', 0])
})

test('behavior: an event of another provider’s order is none of its own', async () => {
  const { send, state, store } = await setUp()
  await clear()
  await store.add({ ...orderFixture, provider: 'meld' })
  expect(await send()).toEqual([204, ''])
  expect(await state()).toEqual(['created', 0])
})

test('error: what is not signed is refused without a word', async () => {
  const { send, state } = await setUp()
  expect(await send({ secret: 'wrong' })).toEqual([401, ''])
  expect(await state()).toEqual(['created', 0])
})

test('error: a body of more than 64 kB, and a provider that is not here', async () => {
  const { send, post } = await setUp()
  expect((await send({ padding: 'x'.repeat(65_536) }))[0]).toBe(413)
  expect((await post('/v1/onramp/webhooks/meld', {})).status).toBe(404)
})
