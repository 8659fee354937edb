import { createSiwxKey, type SignInTerms } from '@cleat/siwx/server'
import { createDpopClient } from '@cleat/siwx/test/createDpopClient'
import { openBrowser, type TestBrowser } from '@cleat/siwx/test/openBrowser'
import { createSigners, type Signer } from '@cleat/siwx/test/signers'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { siwxSessions, siwxUsedNonces } from '../database/schema.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const key = await createSiwxKey()
const environment = {
  ...{ AUTH_DOMAINS: 'https://app.example', AUTH_SECRET: '0123456789abcdef0123456789abcdef' },
  ...{ RATE_LIMIT: '0', AUTH_KEYS: JSON.stringify([key]), AUTH_URL: 'https://api.example' },
}

/** Pages of visitors, which share a service. */
function openService() {
  const { app, lines } = createTestApp({ config: readConfig(environment), database })
  const send = async (request: Request) => app.request(request)
  const open = (signer?: Signer): TestBrowser =>
    openBrowser({ send, base: '/v1/auth', ...(signer ? { signer } : {}) })
  return { send, open, lines }
}

async function codeOf(answer: Response): Promise<unknown> {
  return [answer.status, (await read<{ code: string }>(answer)).code]
}

async function read<body>(answer: Response): Promise<body> {
  return (await answer.json()) as body
}

type Terms = SignInTerms & { token: string }
type Listed = { sessions: readonly { id: string; isCurrent: boolean }[] }

test('default: devices, refresh, metadata and sign-out everywhere', async () => {
  const { open } = openService()
  const [signer] = createSigners()
  const [phone, laptop] = [open(signer), open(signer)]
  expect([await phone.enter(), await laptop.enter()]).toEqual([200, 200])
  expect((await phone.post('refresh')).status).toBe(200)
  expect((await phone.put('account-metadata', { theme: 'dark' })).status).toBe(204)
  expect(await phone.me()).toMatchObject({ metadata: { theme: 'dark' } })
  const { sessions } = await read<Listed>(await phone.send('sessions'))
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isCurrent }) => !isCurrent)
  expect((await phone.remove(`sessions/${other?.id}`)).status).toBe(204)
  expect(await laptop.me()).toBeNull()
  await laptop.enter()
  expect((await phone.post('sign-out', { everywhere: true })).status).toBe(204)
  expect([await phone.me(), await laptop.me()]).toEqual([null, null])
  const ended = await phone.post('refresh')
  expect(await codeOf(ended)).toEqual([401, 'SIWX_SESSION_ENDED'])
})

test('behavior: problems are those of the service, with the id of the log', async () => {
  const { open } = openService()
  const answer = await open().send('sessions')
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example')
  expect(await answer.json()).toMatchObject({
    ...{ status: 401, code: 'SIWX_REQUIRED', requestId: expect.any(String) },
  })
})

test('behavior: tokens that are bound to a key, with the address of the service', async () => {
  const { send, open } = openService()
  const client = await createDpopClient()
  const browser = open()
  const ask = async (method: string, path: string, init: RequestInit = {}, token?: string) => {
    const url = `https://api.example${path}`
    const proof = await client.prove({ method, url, time: Date.now(), token })
    const authorization = token === undefined ? {} : { Authorization: `DPoP ${token}` }
    const headers = {
      Origin: 'https://app.example',
      DPoP: proof,
      ...authorization,
      ...init.headers,
    }
    return send(new Request(`http://127.0.0.1:4400${path}`, { ...init, method, headers }))
  }
  const { token: terms, ...asked } = await read<Terms>(await ask('GET', '/v1/auth/nonce'))
  const { body } = await browser.sign(asked)
  const signedIn = await ask('POST', '/v1/auth/authenticate', {
    headers: { 'Content-Type': 'application/json', 'x-nonce-jwt': `Bearer ${terms}` },
    body: JSON.stringify(body),
  })
  expect(signedIn.headers.getSetCookie()).toEqual([])
  const { token } = await read<{ token: string }>(signedIn)
  const { session } = await read<{ session: object }>(await ask('GET', '/v1/auth/me', {}, token))
  expect(session).toMatchObject({ kind: 'key' })
  const keys = await send(new Request('https://api.example/.well-known/jwks.json'))
  expect(keys.headers.get('Cache-Control')).toBe('public, max-age=300')
  expect(await keys.json()).toMatchObject({ keys: [{ kid: key.kid }] })
  const forged = await ask('GET', '/v1/auth/me', {}, `${token}A`)
  expect(await codeOf(forged)).toEqual([401, 'SIWX_PROOF_REFUSED'])
})

test('error: S17, an account that is tried eleven times a minute', async () => {
  const { open } = openService()
  const [signer] = createSigners()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push(await open(signer).enter())
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await open().enter()).toBe(200)
})

test('behavior: A9, neither the database nor the log has what opens a session', async () => {
  const { open, lines } = openService()
  const browser = open()
  const pair = await browser.sign()
  await browser.signIn(pair)
  const rows = await database.run(async (queries) => [
    ...(await queries.select().from(siwxSessions)),
    ...(await queries.select().from(siwxUsedNonces)),
  ])
  const kept = JSON.stringify([rows, lines])
  expect(kept).toContain(browser.signer.account.address)
  const secrets = [...browser.jar.values(), pair.body.signature, pair.token, pair.body.message]
  for (const secret of secrets.flatMap((one) => [one, JSON.stringify(one).slice(1, -1)]))
    expect(kept).not.toContain(secret)
})

test.each([
  ...['{}', '[]', '[{}]', 'key', JSON.stringify(key), JSON.stringify([{ ...key, d: '' }])],
  ...[JSON.stringify([key, key]), JSON.stringify([{ ...key, kid: '../key' }])],
])('error: AUTH_KEYS is %s', (AUTH_KEYS) => {
  expect(() => readConfig({ ...environment, AUTH_KEYS })).toThrow('AUTH_KEYS')
  expect(() => readConfig({ ...environment, AUTH_KEYS })).not.toThrow(key.d)
})

test.each(['api.example', 'https://api.example/', 'http://api.example'])(
  'error: AUTH_URL is %s',
  (AUTH_URL) => {
    expect(() => readConfig({ ...environment, AUTH_URL })).toThrow('AUTH_URL')
  },
)
