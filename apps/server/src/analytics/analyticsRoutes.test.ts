import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../database/databaseUnavailableError.ts'
import { type OriginPattern, parseOriginPattern } from '../http/originPattern.ts'
import { anyText } from '../test/anyText.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createEvent } from '../test/events.ts'

const database = createTestDatabase()
beforeAll(() => database.check(), 60_000)
beforeEach(() => database.clear())
afterAll(() => database.close())

const { app } = createTestApp({ database })
const sdk = '?projectId=p&st=appkit&sv=react-1'

function post(path: string, body: unknown, headers: Record<string, string> = {}, to = app) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = { 'Content-Type': 'application/json' }
  return to.request(`${path}${sdk}`, {
    method: 'POST',
    body: text,
    headers: { ...type, ...headers },
  })
}

test('default', async () => {
  const event = createEvent()
  const response = await post('/e', event)
  expect([response.status, await response.json()]).toEqual([202, { accepted: 1, rejected: 0 }])
  expect(await database.rows()).toMatchObject([
    { eventId: event.eventId, projectId: 'p', sdkType: 'appkit', sdkVersion: 'react-1' },
  ])
})

test('behavior: a list, as sendBeacon sends it', async () => {
  const events = [createEvent(), createEvent()]
  const response = await post('/batch', events, { 'Content-Type': 'text/plain;charset=UTF-8' })
  expect([response.status, await response.json()]).toEqual([202, { accepted: 2, rejected: 0 }])
  expect(await database.rows()).toHaveLength(2)
})

test('behavior: what is sent again is stored once', async () => {
  const event = createEvent()
  await Promise.all([post('/e', event), post('/e', event), post('/batch', [event, event])])
  expect(await database.rows()).toHaveLength(1)
})

test('behavior: an event that cannot be read does not cost the others their place', async () => {
  const response = await post('/batch', [createEvent(), { eventId: 'x' }, null, createEvent()])
  expect([response.status, await response.json()]).toEqual([202, { accepted: 2, rejected: 2 }])
  expect(await database.rows()).toHaveLength(2)
})

test('behavior: an empty list is nothing to store', async () => {
  const response = await post('/batch', [])
  expect([response.status, await response.json()]).toEqual([202, { accepted: 0, rejected: 0 }])
})

test('behavior: a hundred events', async () => {
  const response = await post(
    '/batch',
    Array.from({ length: 100 }, () => createEvent()),
  )
  expect(await response.json()).toEqual({ accepted: 100, rejected: 0 })
})

test('behavior: when analytics is off, events are taken and forgotten', async () => {
  const analytics = { isEnabled: false, retentionDays: 1, maxEvents: 1000, rateLimit: 0 }
  const { app } = createTestApp({ database, config: { analytics } })
  const response = await post('/e', createEvent(), {}, app)
  expect([response.status, await response.json()]).toEqual([202, { accepted: 0, rejected: 0 }])
  expect(await database.rows()).toEqual([])
})

test('behavior: one client cannot displace the events of others', async () => {
  const analytics = { isEnabled: true, retentionDays: 1, maxEvents: 1000, rateLimit: 250 }
  const { app } = createTestApp({ database, config: { analytics } })
  const sendFrom = (remoteAddress: string, count: number) =>
    app.request(
      `/batch${sdk}`,
      {
        method: 'POST',
        body: JSON.stringify(Array.from({ length: count }, () => createEvent())),
        headers: { 'Content-Type': 'application/json' },
      },
      { incoming: { socket: { remoteAddress } } },
    )
  const first = await sendFrom('198.51.100.7', 1)
  expect(first.status).toBe(202)
  const answers = []
  for (let batch = 0; batch < 15; batch += 1) answers.push(await sendFrom('192.0.2.1', 100))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, ...Array(13).fill(429)])
  expect(await answers[2]?.json()).toMatchObject({ code: 'RATE_LIMITED' })
  // A hundred events take 0.4 of a day to come back, and half of that is there.
  expect(Number(answers[2]?.headers.get('Retry-After'))).toBeCloseTo(17_280, -2)
  expect((await sendFrom('198.51.100.8', 100)).status).toBe(202)
  expect(await database.rows()).toHaveLength(301)
})

test('behavior: no network address reaches the database', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Agent/1' }
  await post('/e', createEvent(), headers)
  expect(JSON.stringify(await database.rows())).not.toMatch(/203\.0\.113\.77|Agent/)
})

test.each([
  ['empty', ''],
  ['not JSON', '<html>'],
  ['null', 'null'],
  ['a number', '0'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['deeply nested', `{"eventId":${'['.repeat(30_000)}`],
  ['an object for a list', '{"0":{}}', '/batch'],
  ['only unreadable events', '[1,{}]', '/batch'],
  ['too many events', JSON.stringify(Array.from({ length: 101 }, () => 0)), '/batch'],
])('error: INVALID_BODY, %s', async (_name, body, path = '/e') => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'INVALID_BODY' })
})

test.each([
  ['/eventId', { eventId: 'not-a-uuid' }],
  ['/url', { url: 1 }],
  ['/domain', { domain: 'x'.repeat(256) }],
  ['/timestamp', { timestamp: -1 }],
  ['/timestamp', { timestamp: 1.5 }],
  ['/timestamp', { timestamp: 1e20 }],
  ['/timestamp', { timestamp: 'yesterday' }],
  ['/timestamp', { timestamp: '0000-01-01T00:00:00Z' }],
  ['/props', { props: null }],
  ['/props/event', { props: { type: 'track', event: '' } }],
  ['/props/type', { props: { event: 'A' } }],
])('error: INVALID_BODY names %s', async (at, parts) => {
  const response = await post('/e', { ...createEvent(), ...parts })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ at }] })
})

test('error: INVALID_BODY stays short, whatever was sent', async () => {
  const events = Array.from({ length: 60 }, () => ({ ...createEvent(), eventId: 'x'.repeat(800) }))
  const response = await post('/batch', events)
  expect(response.status).toBe(400)
  expect((await response.text()).length).toBeLessThan(8000)
})

test('error: BODY_TOO_LARGE', async () => {
  const event = createEvent({ domain: 'x'.repeat(65_536) })
  const response = await post('/e', event)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
})

test.each([
  { 'Content-Type': 'application/xml' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Encoding': 'gzip' },
])('error: UNSUPPORTED_BODY, %j', async (headers) => {
  const response = await post('/e', createEvent(), headers)
  expect(response.status).toBe(415)
})

test('error: ORIGIN_NOT_ALLOWED', async () => {
  const allowedOrigins = [parseOriginPattern('https://app.example') as OriginPattern]
  const { app } = createTestApp({ database, config: { allowedOrigins } })
  const statusOf = async (headers: Record<string, string>) =>
    (await post('/e', createEvent(), headers, app)).status
  expect(await statusOf({ Origin: 'https://app.example' })).toBe(202)
  expect(await statusOf({ Origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ Origin: 'null' })).toBe(403)
  expect(await statusOf({})).toBe(403)
  expect(await database.rows()).toHaveLength(1)

  const refused = await post('/e', createEvent(), { Origin: 'https://evil.example' }, app)
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await refused.json()).toMatchObject({
    title: 'Invalid App Configuration',
    detail: expect.stringContaining('https://evil.example'),
  })
})

test('error: PROJECT_NOT_ALLOWED', async () => {
  const { app } = createTestApp({ database, config: { allowedProjects: ['other'] } })
  const response = await post('/e', createEvent(), {}, app)
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { code: 'PROJECT_NOT_ALLOWED' },
  ])
})

test('error: DATABASE_UNAVAILABLE, and it recovers', async () => {
  let isDown = true
  const flaky: typeof database = {
    ...database,
    run: (work) =>
      isDown ? Promise.reject(new DatabaseUnavailableError('down')) : database.run(work),
  }
  const { app, lines } = createTestApp({ database: flaky })
  const event = createEvent()
  const refused = await post('/e', event, {}, app)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('10')
  expect(await refused.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  expect(lines.map(({ level }) => level)).toContain('error')
  expect((await app.request('/getWallets')).status).toBe(200)
  isDown = false
  expect((await post('/e', event, {}, app)).status).toBe(202)
  expect(await database.rows()).toHaveLength(1)
})

test('error: STOPPING', async () => {
  const stopping = new AbortController()
  const { app } = createTestApp({ database, stopping: stopping.signal })
  stopping.abort()
  const response = await post('/e', createEvent(), {}, app)
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'STOPPING' }])
  expect((await app.request('/ready')).status).toBe(503)
  expect((await app.request('/health')).status).toBe(200)
})

test('behavior: no body is too much: stored or 400, never anything else', {
  timeout: 60_000,
}, async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 6, noUnicodeString: false } as fc.JsonSharedConstraints),
    fc.constantFrom('\0', '\ud800', '__proto__', 'constructor', 1e308, '<script>'),
  )
  const event = fc.record({
    eventId: fc.oneof({ weight: 5, arbitrary: fc.uuid() }, value),
    url: fc.oneof(fc.webUrl(), anyText()),
    domain: anyText(),
    timestamp: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 253_402_300_799_999 }) },
      { weight: 2, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
      value,
    ),
    props: fc
      .tuple(
        fc.dictionary(fc.oneof(anyText(), fc.constantFrom('__proto__', 'toJSON', 'then')), value),
        anyText({ minLength: 1 }),
      )
      .map(([props, name]) => ({ ...props, type: name.slice(0, 40), event: name.slice(0, 100) })),
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(event, value), async (body) => {
      const single = await post('/e', body)
      const list = await post('/batch', [body])
      expect([202, 400]).toContain(single.status)
      expect(list.status).toBe(single.status)
    }),
    { numRuns: 200 },
  )
  expect((await database.rows()).length).toBeGreaterThan(20)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
