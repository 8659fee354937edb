import { formatMessage } from '@cleat/siwx/messages'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const app = 'https://app.example'
const other = 'http://localhost:5173'
const environment = {
  ...{ AUTH_DOMAINS: `${app},${other}`, AUTH_SECRET: '0123456789abcdef0123456789abcdef' },
  RATE_LIMIT: '0',
}
const wallet = privateKeyToAccount(generatePrivateKey())

type Terms = {
  nonce: string
  domain: string
  uri: string
  issuedAt: string
  expirationTime: string
}

/** A browser: its page, and the cookies it keeps. */
function openBrowser(origin = app) {
  const { app: server } = createTestApp({ config: readConfig(environment), database })
  const jar = new Map<string, string>()
  const send = async (
    path: string,
    init: RequestInit = {},
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.request(path, {
      ...init,
      headers: { Origin: origin, ...(cookie ? { cookie } : {}), ...headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
    send(
      path,
      { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) },
      { 'content-type': 'application/json', 'x-cleat': '1', ...headers },
    )
  return {
    jar,
    send,
    post,
    /** Asks for terms and signs them. */
    async sign(change: object = {}) {
      const { token, ...terms } = (await (await send('/v1/auth/nonce')).json()) as Terms & {
        token: string
      }
      const account = { namespace: 'eip155', address: wallet.address, chainId: '1' } as const
      const written = formatMessage({ ...terms, ...account, ...change })
      const message = written.status === 'formatted' ? written.message : ''
      const signature = await wallet.signMessage({ message })
      return { token, body: { message, signature } }
    },
    signIn: ({ token, body }: { token: string; body: object }, headers = {}) =>
      post('/v1/auth/authenticate', body, { 'x-nonce-jwt': `Bearer ${token}`, ...headers }),
    async me() {
      return ((await (await send('/v1/auth/me')).json()) as { session: unknown }).session
    },
  }
}

async function codeOf(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer
  return [response.status, ((await response.json()) as { code: string }).code]
}

const session = {
  ...{ subject: `eip155:${wallet.address}`, account: `eip155:1:${wallet.address}` },
  ...{ kind: 'key', type: 'eip191' },
}

test.each([app, other])('default: a visitor of %s signs in, and out', async (origin) => {
  const browser = openBrowser(origin)
  expect(await browser.me()).toBeNull()
  const answer = await browser.signIn(await browser.sign())
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject(session)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await browser.me()).toMatchObject(session)
  expect((await browser.post('/v1/auth/sign-out')).status).toBe(204)
  expect(await browser.me()).toBeNull()
  expect((await browser.post('/v1/auth/sign-out')).status).toBe(204)
})

test('behavior: cookies that no script reads, of the host alone', async () => {
  const browser = openBrowser()
  const asked = await browser.send('/v1/auth/nonce')
  const answer = await browser.signIn(await browser.sign())
  const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-cleat-pre=\\w{24}; Max-Age=600; ${flags}$`)),
  ])
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-cleat-session=\\w{43}; Max-Age=604800; ${flags}$`)),
    expect.stringMatching(/^__Host-cleat-pre=; Max-Age=0/),
  ])
  const local = await openBrowser(other).send('/v1/auth/nonce')
  expect(local.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^cleat-pre=\w{24}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test('behavior: a sign-in begins a new session, and ends the one before', async () => {
  const browser = openBrowser()
  await browser.signIn(await browser.sign())
  const before = browser.jar.get('__Host-cleat-session')
  await browser.signIn(await browser.sign())
  expect(browser.jar.get('__Host-cleat-session')).not.toBe(before)
  browser.jar.set('__Host-cleat-session', before ?? '')
  expect(await browser.me()).toBeNull()
})

test('behavior: two tabs ask, and both may sign in', async () => {
  const browser = openBrowser()
  const first = await browser.sign()
  const second = await browser.sign()
  const pre = browser.jar.get('__Host-cleat-pre') ?? ''
  expect((await browser.signIn(first)).status).toBe(200)
  browser.jar.set('__Host-cleat-pre', pre)
  expect((await browser.signIn(second)).status).toBe(200)
})

test('error: J13, a pair that is posted again', async () => {
  const browser = openBrowser()
  const pair = await browser.sign()
  const pre = browser.jar.get('__Host-cleat-pre') ?? ''
  expect((await browser.signIn(pair)).status).toBe(200)
  browser.jar.set('__Host-cleat-pre', pre)
  expect(await codeOf(browser.signIn(pair))).toEqual([403, 'SIWX_NONCE_REFUSED'])
})

test('error: J14, T45, a pair of another browser, or of none', async () => {
  const pair = await openBrowser().sign()
  const refused = [403, 'SIWX_NONCE_REFUSED']
  expect(await codeOf(openBrowser().signIn(pair))).toEqual(refused)
  const browser = openBrowser()
  const own = await browser.sign()
  const mixed = await codeOf(browser.signIn({ ...pair, token: own.token }))
  expect(mixed).toEqual([expect.any(Number), expect.stringMatching(/^SIWX_/)])
  expect(await browser.me()).toBeNull()
  browser.jar.clear()
  expect(await codeOf(browser.signIn(own))).toEqual(refused)
  expect(await codeOf(browser.signIn({ ...own, token: '' }))).toEqual(refused)
})

test.each([
  [403, 'SIWX_DOMAIN_MISMATCH', { domain: 'evil.example', uri: 'https://evil.example' }],
  [403, 'SIWX_SIGNATURE_REFUSED', { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' }],
  [400, 'SIWX_MESSAGE_INVALID', { statement: 'Give me everything' }],
  [403, 'SIWX_NONCE_REFUSED', { nonce: 'a'.repeat(24) }],
])('error: %i %s', async (status, code, change) => {
  const browser = openBrowser()
  const found = await codeOf(browser.signIn(await browser.sign(change)))
  // Without a chain to ask, another account may be a contract.
  expect(found).toEqual(
    code === 'SIWX_SIGNATURE_REFUSED' ? [503, 'SIWX_UNVERIFIABLE'] : [status, code],
  )
  expect(await browser.me()).toBeNull()
})

test('error: CSRF, a page of another site', async () => {
  const browser = openBrowser()
  const pair = await browser.sign()
  const refused = [403, 'ORIGIN_NOT_ALLOWED']
  expect(await codeOf(browser.signIn(pair, { 'x-cleat': '0' }))).toEqual(refused)
  expect(await codeOf(browser.signIn(pair, { 'Sec-Fetch-Site': 'cross-site' }))).toEqual(refused)
  expect(await codeOf(browser.signIn(pair, { Origin: 'https://evil.example' }))).toEqual(refused)
  expect(await codeOf(browser.signIn(pair, { Origin: 'null' }))).toEqual(refused)
  expect(await codeOf(browser.signIn(pair, { 'content-type': 'text/plain' }))).toEqual([
    ...[415, 'UNSUPPORTED_BODY'],
  ])
  expect(
    await codeOf(browser.send('/v1/auth/nonce', {}, { Origin: 'https://evil.example' })),
  ).toEqual(refused)
  expect((await browser.signIn(pair)).status).toBe(200)
})

test('behavior: CORS with cookies is for the origins that are set', async () => {
  const browser = openBrowser()
  const own = await browser.send('/v1/auth/me')
  expect(own.headers.get('Access-Control-Allow-Origin')).toBe(app)
  expect(own.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  const ask = { method: 'OPTIONS' }
  const method = { 'Access-Control-Request-Method': 'POST' }
  const evil = { Origin: 'https://evil.example', ...method }
  const refused = await browser.send('/v1/auth/authenticate', ask, evil)
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
  const allowed = await browser.send('/v1/auth/authenticate', ask, method)
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('X-Nonce-Jwt')
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(app)
  const data = await browser.send('/health')
  expect(data.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test.each([{}, { message: 1, signature: '' }, { message: '' }])(
  'error: the body %j',
  async (body) => {
    const browser = openBrowser()
    const { token } = await browser.sign()
    expect(await codeOf(browser.signIn({ token, body }))).toEqual([400, 'INVALID_BODY'])
  },
)

test('error: S17, more than a sign-in needs', async () => {
  const browser = openBrowser()
  const { token } = await browser.sign()
  const body = { message: 'a'.repeat(30_000), signature: '' }
  expect(await codeOf(browser.signIn({ token, body }))).toEqual([413, 'BODY_TOO_LARGE'])
  const asks = await Promise.all(Array.from({ length: 70 }, () => browser.send('/v1/auth/nonce')))
  expect(asks.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})

test('error: S17, a client that asks more than 60 times a minute, or posts more than 20', async () => {
  const count = async (times: number, ask: () => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: times }, ask))
    return answers.filter(({ status }) => status !== 429).length
  }
  const browser = openBrowser()
  // A bucket fills a little while it is emptied.
  const terms = await count(100, () => browser.send('/v1/auth/nonce'))
  expect(terms - (terms % 60)).toBe(60)
  const posts = await count(60, () => browser.post('/v1/auth/authenticate', {}))
  expect(posts - (posts % 20)).toBe(20)
})

test('behavior: without domains there are no such routes', async () => {
  const { app: server } = createTestApp({ config: readConfig({}), database })
  expect((await server.request('/v1/auth/nonce')).status).toBe(404)
  expect(() => readConfig({ AUTH_DOMAINS: app })).toThrow('AUTH_SECRET is not set')
  for (const AUTH_DOMAINS of ['http://app.example', 'https://app.example/', 'app.example', '*'])
    expect(() => readConfig({ ...environment, AUTH_DOMAINS })).toThrow('AUTH_DOMAINS is')
  expect(() => readConfig({ ...environment, AUTH_SECRET: 'short' })).toThrow('AUTH_SECRET has')
})
