import { expect, test } from 'vitest'
import { createHttpApp } from './createHttpApp.ts'
import { createTrustedProxies } from './createTrustedProxies.ts'
import { createLogger } from './logger.ts'
import { Problem } from './problem.ts'

function setUp({ answerTimeoutMs = 1000, variesByOrigin = false } = {}) {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger({ level: 'info', write: (line) => lines.push(JSON.parse(line)) })
  const trustedProxies = createTrustedProxies(['private'])
  const app = createHttpApp({ logger, variesByOrigin, answerTimeoutMs, trustedProxies })
  app.get('/things/:id', (context) => context.json({ id: context.req.param('id') }))
  app.post('/things/:id', (context) => context.json({}))
  app.get('/problem', () => {
    throw new Problem('RATE_LIMITED', { detail: 'Wait.', headers: { 'Retry-After': '7' } })
  })
  app.get('/bug', () => {
    throw new TypeError('secret of the implementation')
  })
  app.get('/never', () => new Promise<Response>(() => undefined))
  return { app, lines }
}

test('default', async () => {
  const { app, lines } = setUp()
  const response = await app.request('/things/1?token=secret')
  expect(response.status).toBe(200)
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchInlineSnapshot(
    { 'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) },
    `
    {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "ETag, Retry-After, X-Request-Id",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": "application/json",
      "cross-origin-resource-policy": "cross-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": StringMatching /\\^\\[\\\\da-f-\\]\\{36\\}\\$/,
    }
  `,
  )
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      message: 'request',
      requestId: headers['x-request-id'],
      method: 'GET',
      path: '/things/:id',
      status: 200,
      durationMs: expect.any(Number),
    },
  ])
})

test.each([
  ['a1-B2_c', true],
  ['a b', false],
  ['<script>', false],
  ['a'.repeat(65), false],
])('behavior: the request id %j of the caller is kept: %j', async (id, isKept) => {
  const { app } = setUp()
  const response = await app.request('/things/1', { headers: { 'X-Request-Id': id } })
  expect(response.headers.get('X-Request-Id') === id).toBe(isKept)
})

test('behavior: HEAD is GET without the body', async () => {
  const { app } = setUp()
  const response = await app.request('/things/1', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('Content-Type')).toBe('application/json')
})

test('behavior: OPTIONS says what is possible', async () => {
  const { app } = setUp()
  const response = await app.request('/things/1', { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
  expect(response.headers.get('Content-Type')).toBeNull()
})

test('behavior: a preflight is answered without reaching the route', async () => {
  const { app } = setUp()
  const response = await app.request('/bug', {
    method: 'OPTIONS',
    headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'Content-Type, X-Request-Id',
  })
  expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false)
})

test.each([
  ['127.0.0.1', 'https', 'max-age=31536000'],
  ['127.0.0.1', 'http', null],
  ['198.51.100.7', 'https', null],
])('behavior: HSTS by %s, which speaks %s: %s', async (remoteAddress, protocol, expected) => {
  const { app } = setUp()
  const headers = { 'X-Forwarded-Proto': protocol }
  const env = { incoming: { socket: { remoteAddress } } }
  for (const path of ['/things/1', '/nowhere', '/bug']) {
    const response = await app.request(path, { headers }, env)
    expect(response.headers.get('Strict-Transport-Security')).toBe(expected)
  }
})

test('parameters: variesByOrigin', async () => {
  const { app } = setUp({ variesByOrigin: true })
  expect((await app.request('/things/1')).headers.get('Vary')).toBe('Origin')
})

test('error: NOT_FOUND', async () => {
  const { app } = setUp()
  const response = await app.request(`/${'x'.repeat(5000)}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const body = (await response.json()) as { detail: string }
  expect(body).toMatchObject({ code: 'NOT_FOUND', requestId: response.headers.get('X-Request-Id') })
  expect(body.detail.length).toBeLessThan(300)
})

test('error: METHOD_NOT_ALLOWED', async () => {
  const { app } = setUp()
  const response = await app.request('/things/1', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({
    code: 'METHOD_NOT_ALLOWED',
    detail: 'DELETE is not possible here. Use GET or HEAD or POST.',
  })
})

test('error: a problem that a route throws, with its headers, readable for any page', async () => {
  const { app, lines } = setUp()
  const response = await app.request('/problem', { headers: { Origin: 'https://app.example' } })
  expect(response.headers.get('Retry-After')).toBe('7')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  expect(await response.json()).toEqual({
    type: 'urn:cleat:problem:rate-limited',
    title: 'Too many requests',
    status: 429,
    code: 'RATE_LIMITED',
    detail: 'Wait.',
    requestId: response.headers.get('X-Request-Id'),
  })
  expect(lines.map(({ level }) => level)).toEqual(['info'])
})

test('error: INTERNAL says nothing of the implementation, and the log everything', async () => {
  const { app, lines } = setUp()
  const response = await app.request('/bug')
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL' })
  expect(text).not.toMatch(/secret|TypeError|at /)
  expect(lines[0]).toMatchObject({
    level: 'error',
    requestId: response.headers.get('X-Request-Id'),
    error: { message: 'secret of the implementation', stack: expect.any(String) },
  })
})

test('error: ANSWER_TIMEOUT', async () => {
  const { app } = setUp({ answerTimeoutMs: 20 })
  const response = await app.request('/never')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'ANSWER_TIMEOUT' })
})

test('error: an address with %00 reaches no route', async () => {
  const { app } = setUp()
  const response = await app.request('/things/a%00b')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})
