import { expect, test } from 'vitest'
import { allowOrigin } from './allowOrigin.ts'

const url = 'https://app.example/api/siwx/me'
const origins = ['https://app.example', 'https://b.example']

async function ask(headers: Record<string, string>, method = 'GET', vary?: string) {
  let asked = 0
  const response = await allowOrigin({
    ...{ request: new Request(url, { method, headers }), origins },
    async answer() {
      asked += 1
      return new Response('answer', vary === undefined ? {} : { headers: { Vary: vary } })
    },
  })
  return { asked, response, headers: Object.fromEntries(response.headers) }
}

const allowed = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Date, Retry-After, WWW-Authenticate, X-Request-Id',
  vary: 'Origin',
})

test.each(origins)('default: %s reads the answer, with cookies', async (Origin) => {
  const { asked, response, headers } = await ask({ Origin })
  expect([asked, response.status, await response.text()]).toEqual([1, 200, 'answer'])
  expect(headers).toEqual({ ...allowed(Origin), 'content-type': 'text/plain;charset=UTF-8' })
})

test.each([{}, { Origin: 'https://evil.example' }, { Origin: 'null' }])(
  'behavior: %j does not',
  async (given) => {
    const { asked, headers } = await ask(given)
    expect(asked).toBe(1)
    expect(headers).toEqual({ vary: 'Origin', 'content-type': 'text/plain;charset=UTF-8' })
  },
)

test('behavior: what an answer varies by stays', async () => {
  expect((await ask({}, 'GET', 'Cookie')).headers.vary).toBe('Cookie, Origin')
  expect((await ask({}, 'GET', 'Origin')).headers.vary).toBe('Origin')
})

const asksFirst = { 'Access-Control-Request-Method': 'POST' }

test('behavior: a browser that asks first', async () => {
  const [Origin = ''] = origins
  const { asked, response, headers } = await ask({ Origin, ...asksFirst }, 'OPTIONS')
  expect([asked, response.status, await response.text()]).toEqual([0, 204, ''])
  expect(headers).toEqual({
    ...allowed(Origin),
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers':
      'Authorization, Content-Type, DPoP, X-Cleat, X-Nonce-Jwt, X-Request-Id',
    'access-control-max-age': '86400',
  })
  const evil = await ask({ Origin: 'https://evil.example', ...asksFirst }, 'OPTIONS')
  expect(evil.headers).not.toHaveProperty('access-control-allow-origin')
})

test('behavior: what only looks like it is answered', async () => {
  expect((await ask({}, 'OPTIONS')).asked).toBe(1)
  expect((await ask(asksFirst, 'GET')).asked).toBe(1)
})
