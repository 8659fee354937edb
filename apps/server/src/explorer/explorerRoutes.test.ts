import fc from 'fast-check'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { parseOriginPattern } from '../http/originPattern.ts'
import { anyText } from '../test/anyText.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { wallets as known } from '../test/wallets.ts'
import { walletsAnswer } from './walletsAnswer.ts'

const { app } = createTestApp()
const wallets = known.map((wallet) => ({ ...wallet, image_id: wallet.image_id ?? wallet.id }))

async function getWallets(query = '') {
  const response = await app.request(`/getWallets${query}`)
  return { response, ...parse(walletsAnswer, await response.json()) }
}

/** For tests with hundreds of requests on a busy machine. */
const slow = { timeout: 30_000 }

const sdk = 'projectId=test&st=appkit&sv=react-wagmi-1.0.0'

test('default', async () => {
  const { response, data, count } = await getWallets(`?${sdk}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toContain('public')
  expect(data).toEqual(wallets.slice(0, 40))
  expect(count).toBe(120)
})

test('parameters: every one', async () => {
  const [metamask, phantom] = wallets
  const { data, count } = await getWallets(
    `?${sdk}&page=1&entries=100&include=${metamask?.id},${phantom?.id}&exclude=x&search=m&badge_type=certified&chains=eip155:1,eip155:10&names=MetaMask&rdns=io.metamask&sort=default&include_pay_only=true`,
  )
  expect([data, count]).toEqual([[metamask], 1])
})

test('behavior: every wallet has a picture, if only one under its own id', async () => {
  const { data } = await getWallets('?names=Phantom')
  expect(data[0]?.image_id).toBe(data[0]?.id)
})

test('behavior: what did not change is not sent again', async () => {
  const { response } = await getWallets()
  const etag = response.headers.get('ETag') ?? ''
  const again = await app.request('/getWallets', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const other = await app.request('/getWallets?page=2', { headers: { 'If-None-Match': etag } })
  expect(other.status).toBe(200)
})

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=1e3', 'page'],
  ['page=9999999999', 'page'],
  ['page=', 'page'],
  ['page=1&page=2', 'page'],
  ['entries=0', 'entries'],
  ['entries=101', 'entries'],
  ['entries=٣', 'entries'],
  ['chains=eip155', 'chains'],
  ['chains=eip155:1,"><script>', 'chains'],
  ['badge_type=gold', 'badge_type'],
  [`search=${'x'.repeat(101)}`, 'search'],
  [`include=${'x'.repeat(129)}`, 'include'],
  [`include=${'x,'.repeat(501)}`, 'include'],
  ['projectId=a%20b', 'projectId'],
  [`sv=${'x'.repeat(201)}`, 'sv'],
])('error: INVALID_QUERY, %s', async (query, at) => {
  const response = await app.request(`/getWallets?${query}`)
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    code: 'INVALID_QUERY',
    errors: [{ at, detail: expect.stringContaining('') }],
  })
  expect(text.length).toBeLessThan(1000)
})

test('behavior: no query is too much: an answer that fits the schema, or 400', slow, async () => {
  const name = fc.oneof(
    fc.constantFrom('page', 'entries', 'include', 'exclude', 'search', 'chains', 'names', 'rdns'),
    fc.constantFrom('badge_type', 'projectId', 'sv', '__proto__', 'constructor', 'toString', ''),
    fc.string(),
  )
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      'NaN',
      'Infinity',
      '1e309',
      '%',
      '%00',
      '%ff',
      '%E0%A4%A',
      '[]',
      '🦊',
    ),
    fc.integer().map(String),
    anyText({ maxLength: 150 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc
      .array(fc.constantFrom('eip155:1', 'a', '', ' '), { maxLength: 250 })
      .map((items) => items.join()),
  )
  const query = fc.array(
    fc.tuple(
      name.map((text) => encodeURIComponent(text.toWellFormed())),
      value,
    ),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const text = pairs.map(([key, item]) => `${key}=${item}`).join('&')
      const response = await app.request(`/getWallets?${text}`)
      const body = await response.json()
      if (response.status === 200) parse(walletsAnswer, body)
      else expect([response.status, body]).toMatchObject([400, { code: 'INVALID_QUERY' }])
    }),
    { numRuns: 200 },
  )
})

test('behavior: any page and entries in range hold what they should', slow, async () => {
  const page = fc.integer({ min: 1, max: 130 })
  const entries = fc.integer({ min: 1, max: 100 })
  await fc.assert(
    fc.asyncProperty(page, entries, async (number, size) => {
      const { data, count } = await getWallets(`?page=${number}&entries=${size}`)
      expect(data).toEqual(wallets.slice((number - 1) * size, number * size))
      expect(count).toBe(wallets.length)
    }),
    { numRuns: 50 },
  )
})

test('behavior: 500 at once', slow, async () => {
  const paths = Array.from(
    { length: 500 },
    (_, index) =>
      `/getWallets?${sdk}&entries=100&search=${index % 2 ? 'wallet' : ''}&page=${1 + (index % 3)}`,
  )
  const responses = await Promise.all(paths.map((path) => app.request(path)))
  expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200))
})

test.each([
  [true, 'any'],
  [false, 'off'],
])('behavior: /getAnalyticsConfig says %j', async (isEnabled) => {
  const analytics = { isEnabled, retentionDays: 1, maxEvents: 1000, rateLimit: 0 }
  const { app } = createTestApp({ config: { analytics } })
  const response = await app.request(`/getAnalyticsConfig?${sdk}`)
  expect(await response.json()).toEqual({ isAnalyticsEnabled: isEnabled })
})

test('error: PROJECT_NOT_ALLOWED', async () => {
  const { app } = createTestApp({ config: { allowedProjects: ['mine'] } })
  expect((await app.request('/getWallets?projectId=mine')).status).toBe(200)
  for (const query of ['', '?projectId=other', '?projectId=']) {
    const response = await app.request(`/getWallets${query}`)
    expect([403, 400]).toContain(response.status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})

test('error: ORIGIN_NOT_ALLOWED, readable, and kept by no cache', async () => {
  const pattern = parseOriginPattern('https://app.example')
  const { app } = createTestApp({ config: { allowedOrigins: pattern ? [pattern] : [] } })
  const ask = (origin: string) => app.request('/getWallets', { headers: { Origin: origin } })
  const refused = await ask('https://evil.example')
  expect(refused.status).toBe(403)
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({ title: 'Invalid App Configuration' })
  const allowed = await ask('https://app.example')
  expect(allowed.status).toBe(200)
  expect(allowed.headers.get('Vary')).toContain('Origin')
  expect((await app.request('/getWallets')).status).toBe(200)
})

test('error: RATE_LIMITED, and health is not counted', async () => {
  const { app } = createTestApp({ config: { rateLimit: 2 } })
  const statuses: number[] = []
  for (const path of ['/getWallets', '/nothing', '/getWallets', '/nothing', '/health']) {
    statuses.push((await app.request(path)).status)
  }
  expect(statuses).toEqual([200, 404, 429, 429, 200])
  expect((await app.request('/getWallets')).headers.get('Retry-After')).toBe('30')
})
