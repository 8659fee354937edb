import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createEvent } from '../test/events.ts'
import { createEventStore } from './createEventStore.ts'

const database = createTestDatabase()
beforeAll(() => database.check(), 60_000)
beforeEach(() => database.clear())
afterAll(() => database.close())

const dayMs = 86_400_000
const limits = { retentionDays: 30, maxEvents: 1000 }

test('default', async () => {
  const store = createEventStore({ database, ...limits, now: () => new Date(5) })
  const event = createEvent()
  await store.add([event], { projectId: 'p', st: 'appkit', sv: '1' })
  expect(await database.rows()).toEqual([
    {
      id: expect.any(Number),
      eventId: event.eventId,
      projectId: 'p',
      sdkType: 'appkit',
      sdkVersion: '1',
      type: 'track',
      event: 'MODAL_OPEN',
      origin: 'https://app.example',
      domain: 'app.example',
      props: { properties: { connected: false } },
      occurredAt: new Date(Date.UTC(2026, 10, 21)),
      receivedAt: new Date(5),
    },
  ])
})

test('behavior: the same event again is stored once, also within one list and at the same time', async () => {
  const store = createEventStore({ database, ...limits })
  const event = createEvent()
  const changed = createEvent({ eventId: event.eventId.toUpperCase(), domain: 'other.example' })
  await Promise.all([store.add([event, event], {}), store.add([event], {}), store.add([event], {})])
  await store.add([changed], {})
  expect((await database.rows()).map(({ domain }) => domain)).toEqual(['app.example'])
})

test('behavior: no event, no query', async () => {
  const store = createEventStore({ database, ...limits })
  await store.add([], {})
  expect(await database.rows()).toEqual([])
})

test('behavior: text that PostgreSQL cannot keep costs no event', async () => {
  const store = createEventStore({ database, ...limits })
  const odd = '\0a\ud800b\u{10ffff}'
  const props = { type: odd, event: odd, [odd]: [odd], nested: { [odd]: odd } }
  await store.add([createEvent({ domain: odd, url: `https://${odd}`, props })], {
    st: odd,
    sv: odd,
  })
  expect(await database.rows()).toMatchObject([{ domain: 'a\ufffdb\u{10ffff}' }])
})

test('behavior: the first and the last moment can be stored', async () => {
  const store = createEventStore({ database, ...limits })
  await store.add(
    [createEvent({ timestamp: 0 }), createEvent({ timestamp: 253_402_300_799_999 })],
    {},
  )
  const rows = await database.rows()
  expect(rows.map(({ occurredAt }) => occurredAt.getTime())).toEqual([0, 253_402_300_799_999])
})

test('behavior: prune deletes what is older than the days it is kept, by our clock', async () => {
  let time = 0
  const store = createEventStore({ database, ...limits, now: () => new Date(time) })
  const future = Date.UTC(9999, 0)
  await store.add([createEvent({ timestamp: future, domain: 'old' })], {})
  time = 2 * dayMs
  await store.add([createEvent({ domain: 'new' })], {})
  time = 31 * dayMs
  await store.prune()
  expect((await database.rows()).map(({ domain }) => domain)).toEqual(['new'])
})

test('behavior: never many more than allowed are kept, the newest of them', async () => {
  const store = createEventStore({ database, retentionDays: 30, maxEvents: 50 })
  for (let batch = 0; batch < 20; batch += 1) {
    await store.add(
      Array.from({ length: 10 }, () => createEvent({ domain: `batch-${batch}` })),
      {},
    )
    expect((await database.rows()).length).toBeLessThanOrEqual(55)
  }
  const domains = new Set((await database.rows()).map(({ domain }) => domain))
  expect([...domains]).toEqual(['batch-15', 'batch-16', 'batch-17', 'batch-18', 'batch-19'])
})
