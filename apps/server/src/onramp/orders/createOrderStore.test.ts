import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '../../database/createDatabase.ts'
import { onrampOrders, onrampWebhooks } from '../../database/schema.ts'
import { openTestDatabase } from '../../test/openTestDatabase.ts'
import { orderFixture } from '../test/orderFixture.ts'
import { createOrderStore } from './createOrderStore.ts'

const database = createDatabase({ connect: openTestDatabase })
const start = Date.parse('2026-11-22T10:00:00Z')
const dayMs = 86_400_000
let time = start
const store = createOrderStore({ database, now: () => time })
const { id } = orderFixture
const sent = { status: 'sent', txHash: '0xabc', amount: '98.5', at: start + 20 } as const
const event = { provider: 'coinbase', eventId: 'e1' } as const
const row = async () => {
  const [found] = await database.run((queries) => queries.select().from(onrampOrders))
  return found
}

// PostgreSQL takes seconds to start on a busy machine.
beforeAll(() => database.check(), 60_000)
beforeEach(async () => {
  time = start
  await database.run((queries) => queries.delete(onrampOrders))
  await database.run((queries) => queries.delete(onrampWebhooks))
})
afterAll(() => database.close())

test('default', async () => {
  await store.add(orderFixture)
  expect(await store.find(id)).toMatchObject({
    ...orderFixture,
    status: 'created',
    reason: null,
    txHash: null,
    createdAt: new Date(start),
    endsAt: new Date(start + dayMs),
  })
  time += 1000
  const opened = { status: 'opened', providerRef: 'p1', at: start + 10 } as const
  expect(await store.apply({ id, news: [opened, sent] })).toBe('changed')
  const order = await store.find(id)
  expect(order).toMatchObject({ status: 'sent', txHash: '0xabc', amount: '98.5' })
  expect(order?.updatedAt).toEqual(new Date(time))
  expect(await store.findByRef({ provider: 'coinbase', providerRef: 'p1' })).toEqual(order)
  expect(await store.findByRef({ provider: 'meld', providerRef: 'p1' })).toBeUndefined()
})

test('behavior: an event counts once, and news that change nothing leave the row alone', async () => {
  await store.add(orderFixture)
  expect(await store.hasEvent(event)).toBe(false)
  expect(await store.apply({ id, news: [sent], event })).toBe('changed')
  time += 1000
  expect(await store.apply({ id, news: [sent], event })).toBe('repeated')
  expect(await store.apply({ id, news: [sent], event: { ...event, eventId: 'e2' } })).toBe(
    'unchanged',
  )
  expect(await store.hasEvent(event)).toBe(true)
  expect(await store.hasEvent({ ...event, provider: 'meld' })).toBe(false)
  expect((await store.find(id))?.updatedAt).toEqual(new Date(start))
})

test('behavior: news without a change write nothing', async () => {
  await store.add(orderFixture)
  await store.apply({ id, news: [sent] })
  const version = () =>
    database.run((queries) => queries.select({ xmin: sql`xmin::text` }).from(onrampOrders))
  const before = await version()
  expect(await store.apply({ id, news: [sent, { status: 'opened', at: start + 30 }] })).toBe(
    'unchanged',
  )
  expect(await store.apply({ id, news: [] })).toBe('unchanged')
  expect(await version()).toEqual(before)
})

test('behavior: later news of the same state are no change, and make those in between late', async () => {
  await store.add(orderFixture)
  await store.apply({ id, news: [{ status: 'processing', at: start + 10 }] })
  const before = await row()
  time += 1000
  expect(await store.apply({ id, news: [{ status: 'processing', at: start + 30 }] })).toBe(
    'unchanged',
  )
  expect(await row()).toEqual({ ...before, newsAt: new Date(start + 30) })
  expect(await store.apply({ id, news: [{ status: 'failed', at: start + 20 }] })).toBe('unchanged')
  expect(await row()).toEqual({ ...before, newsAt: new Date(start + 30) })
})

test('behavior: a change takes an order neither its end nor its next question', async () => {
  await store.add(orderFixture)
  const { nextPollAt, endsAt, polls } = (await row()) ?? {}
  time += 20_000
  expect(await store.apply({ id, news: [{ status: 'processing', at: time }] })).toBe('changed')
  expect(await row()).toMatchObject({ nextPollAt, endsAt, polls, updatedAt: new Date(time) })
})

test('behavior: another reason is a change', async () => {
  await store.add(orderFixture)
  await store.apply({ id, news: [{ status: 'opened', at: time }] })
  await store.apply({ id, news: [{ status: 'failed', reason: 'declined', at: time }] })
  time += 1000
  const other = { status: 'failed', reason: 'limit', at: time } as const
  expect(await store.apply({ id, news: [other] })).toBe('changed')
  expect(await store.find(id)).toMatchObject({ reason: 'limit', updatedAt: new Date(time) })
})

test('behavior: news and their event are written both or not at all', async () => {
  await store.add(orderFixture)
  const before = await row()
  // No text of PostgreSQL has such a character.
  const unwritable = { ...sent, amount: '\0' }
  await expect(store.apply({ id, news: [unwritable], event })).rejects.toThrow()
  expect(await row()).toEqual(before)
  expect(await store.hasEvent(event)).toBe(false)
  expect(await store.apply({ id, news: [sent], event })).toBe('changed')
})

test('behavior: news that come at once count as if one came after the other', async () => {
  await store.add(orderFixture)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => store.apply({ id, news: [sent], event })),
  )
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(7)
})

test('behavior: an unknown order takes no news', async () => {
  expect(await store.apply({ id: 'unknown', news: [sent] })).toBe('unchanged')
  expect(await store.find('unknown')).toBeUndefined()
})

test('behavior: a provider is asked ever less, and never after the end', async () => {
  await store.add(orderFixture)
  expect(await store.claimDue(10)).toEqual([])
  const waits: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const at = (await row())?.nextPollAt?.getTime() ?? Number.NaN
    waits.push(Math.round((at - time) / 1000))
    time = at
    expect(await store.claimDue(10)).toMatchObject([{ id }])
    expect(await store.claimDue(10)).toEqual([])
  }
  expect(waits).toEqual([30, 30, 45, 68, 101, 152, 228, 342, 513, 769, 900, 900])
  time = start + dayMs
  expect(await store.claimDue(10)).toEqual([])
})

test('behavior: each due order goes to one process, the longest due first', async () => {
  const ids = ['a', 'b', 'c']
  for (const one of ids) {
    await store.add({ ...orderFixture, id: one })
    time += 10
  }
  time += 60_000
  const claims = await Promise.all([store.claimDue(2), store.claimDue(2), store.claimDue(2)])
  expect(
    claims
      .flat()
      .map((order) => order.id)
      .toSorted(),
  ).toEqual(ids)
  expect(
    claims
      .find((claim) => claim.length === 2)
      ?.map((order) => order.id)
      .toSorted(),
  ).toEqual(['a', 'b'])
})

test('behavior: a provider is asked within five seconds, unless it is sooner', async () => {
  const nextPollAt = async () => (await row())?.nextPollAt
  await store.add(orderFixture)
  time += 25_001
  await store.pollSoon(id)
  expect(await nextPollAt()).toEqual(new Date(start + 30_000))
  time = start
  await store.pollSoon(id)
  expect(await nextPollAt()).toEqual(new Date(start + 5000))
})

test('behavior: an ended order is no longer asked about, and one with news is earlier', async () => {
  await store.add(orderFixture)
  await store.pollSoon(id)
  time += 5000
  expect(await store.claimDue(10)).toHaveLength(1)
  await store.apply({ id, news: [{ status: 'refunded', at: time }] })
  time += 3_600_000
  await store.pollSoon(id)
  time += 3_600_000
  expect(await store.claimDue(10)).toEqual([])
})

test('behavior: a provider is still asked after it declined a card, for another may follow', async () => {
  await store.add(orderFixture)
  const declined = { status: 'failed', reason: 'declined', providerRef: 'p1', at: time } as const
  await store.apply({ id, news: [{ status: 'opened', at: time }] })
  await store.apply({ id, news: [declined] })
  time += 60_000
  expect(await store.claimDue(10)).toMatchObject([{ id, status: 'failed', reason: 'declined' }])
  const second = { status: 'processing', providerRef: 'p2', at: time } as const
  expect(await store.apply({ id, news: [second] })).toBe('changed')
  expect(await store.find(id)).toMatchObject({
    ...{ status: 'processing', reason: null, providerRef: 'p2' },
  })
  // Another payment in the same state.
  const third = { ...second, providerRef: 'p3', at: time + 1 }
  expect(await store.apply({ id, news: [third] })).toBe('changed')
  expect(await store.find(id)).toMatchObject({ providerRef: 'p3' })
})

test('behavior: an order that never had a page is not asked about', async () => {
  await store.add(orderFixture)
  await store.apply({ id, news: [{ status: 'failed', at: time }] })
  time += 3_600_000
  expect(await store.claimDue(10)).toEqual([])
})

test('behavior: a payment after the order expired is followed for another day', async () => {
  await store.add(orderFixture)
  time += dayMs + 1
  await store.prune()
  expect(await store.find(id)).toMatchObject({ status: 'expired' })
  await store.apply({ id, news: [{ status: 'processing', providerRef: 'p1', at: time }] })
  expect(await row()).toMatchObject({
    ...{ status: 'processing', reason: null, polls: 0 },
    endsAt: new Date(time + dayMs),
    nextPollAt: new Date(time + 30_000),
  })
  time += 60_000
  expect(await store.claimDue(10)).toMatchObject([{ id }])
})

test('behavior: a provider that says an order expired, as it had, is asked no longer', async () => {
  await store.add(orderFixture)
  time += dayMs + 1
  await store.prune()
  const before = await row()
  const expired = { status: 'expired', at: time } as const
  expect(await store.apply({ id, news: [expired] })).toBe('unchanged')
  expect(await row()).toEqual({ ...before, newsAt: new Date(time) })
})

test('behavior: only what nothing was paid for expires', async () => {
  const all = ['created', 'opened', 'awaitingUser', 'processing', 'failed', 'sent'] as const
  for (const status of all) {
    await store.add({ ...orderFixture, id: status })
    // The first of them is no news.
    if (status !== 'created') await store.apply({ id: status, news: [{ ...sent, status }] })
  }
  const states = () => Promise.all(all.map(async (one) => (await store.find(one))?.status))
  time += dayMs
  await store.prune()
  expect(await states()).toEqual(all)
  time += 1
  await store.prune()
  expect(await states()).toEqual([...Array(3).fill('expired'), 'processing', 'failed', 'sent'])
})

test('behavior: what nothing came of expires after a day, and old rows are deleted', async () => {
  await store.add(orderFixture)
  await store.add({ ...orderFixture, id: 'paid' })
  await store.apply({ id: 'paid', news: [{ status: 'processing', at: start }], event })
  time += dayMs + 1
  await store.prune()
  expect(await store.find(id)).toMatchObject({ status: 'expired', reason: 'other' })
  expect(await store.find('paid')).toMatchObject({ status: 'processing' })
  time = start + 30 * dayMs
  await store.prune()
  expect(await store.find('paid')).toBeDefined()
  expect(await store.hasEvent(event)).toBe(true)
  time += dayMs + 1
  await store.prune()
  expect(await store.find('paid')).toBeUndefined()
  expect(await store.find(id)).toBeDefined()
  expect(await store.hasEvent(event)).toBe(false)
})
