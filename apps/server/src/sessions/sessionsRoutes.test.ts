import { openBrowser } from '@cleat/siwx/test/openBrowser'
import { createSigners } from '@cleat/siwx/test/signers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createSessionStore } from './store/createSessionStore.ts'
import { permissionSessions } from './store/sessionTables.ts'
import { createSession, createSessionSigner } from './test/createSession.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())
beforeEach(() => database.run((queries) => queries.delete(permissionSessions)))

const origin = 'https://app.example'
const settings = { AUTH_DOMAINS: origin, AUTH_SECRET: '0'.repeat(32), RATE_LIMIT: '0' }

/** What the tests look at. */
type Answer = {
  readonly pcis: readonly { readonly pci: string; readonly revokedAt?: number }[]
  readonly code: string
  readonly errors: readonly { readonly at: string }[]
}

function open() {
  const { app } = createTestApp({ config: readConfig(settings), database })
  const ask = async (path: string, body?: object | string, headers: object = {}) => {
    const response = await app.request(`/v1/sessions/${path}`, {
      ...(body && {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
    })
    return { status: response.status, answer: (await response.json()) as Answer }
  }
  return { app, ask }
}

function createAccount() {
  const owner = createSessionSigner()
  const account = `eip155:1:${owner.address.toLowerCase()}`
  return { owner, account }
}

test('default: an app stores what was granted, and the page that stored it lists it', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const { pci, body } = await createSession({ account, by: owner })
  expect(await ask(account, body)).toEqual({ status: 200, answer: { success: true } })
  const { answer } = await ask(owner.address)
  expect(answer).toEqual({
    pcis: [
      {
        ...{ pci, expiry: 2_000_000_000, policies: [] },
        permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1' } }],
        project: { name: 'App', url: origin },
        createdAt: expect.closeTo(Date.now() / 1000, -2),
      },
    ],
  })
  expect((await ask(account)).answer.pcis).toHaveLength(1)
  expect((await ask(account.replace(':1:', ':10:'))).answer.pcis).toEqual([])
})

test('behavior: pages without sign-in read answers too', async () => {
  const { app } = open()
  const path = `/v1/sessions/${createSessionSigner().address}`
  const { headers } = await app.request(path, { headers: { Origin: 'https://other.example' } })
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
})

test.each([
  ['another page', 'OWNER', { Origin: 'https://other.example' }],
  ['another project', 'OWNER?projectId=other', {}],
])('behavior: %s lists none of it', async (_, path, headers) => {
  const { ask } = open()
  const { owner, account } = createAccount()
  await ask(account, (await createSession({ account, by: owner })).body)
  const { answer } = await ask(path.replace('OWNER', owner.address), undefined, headers)
  expect(answer).toEqual({ pcis: [] })
})

test('behavior: an account that is signed in sees all of it, on every page', async () => {
  const { app, ask } = open()
  const [signer] = createSigners()
  if (!signer) throw new Error('There is no signer.')
  const { address } = signer.account
  const account = `eip155:1:${address.toLowerCase()}`
  const key = createSessionSigner()
  const { body } = await createSession({ account, by: key, delegate: key.publicKey })
  await ask(account, body, { Origin: 'https://other.example' })
  const send = async (request: Request) => app.fetch(request)
  const page = openBrowser({ origin, base: '/v1/auth', signer, send })
  expect(await (await page.send(`/v1/sessions/${address}`)).json()).toEqual({ pcis: [] })
  expect(await page.enter()).toBe(200)
  const answer = await page.send(`/v1/sessions/${address}`)
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  const seen = await (await page.send(`/v1/sessions/${address}`)).json()
  expect(seen).toMatchObject({ pcis: [{ context: '0xc0de' }] })
  const other = createSessionSigner().address
  expect(await (await page.send(`/v1/sessions/${other}`)).json()).toEqual({ pcis: [] })
})

test.each([
  ['the text of Cleat', (pci: string) => `Revoke session ${pci}`],
  ['the id, as clients of AppKit sign it', (pci: string) => pci],
])('behavior: %s revokes, as often as it is sent', async (_, toText) => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const { pci, body } = await createSession({ account, by: owner })
  await ask(account, body)
  const revocation = { pci, signature: await owner.signMessage({ message: toText(pci) }) }
  const first = await ask(`${owner.address}/revoke`, revocation)
  expect(first).toEqual({ status: 200, answer: { success: true } })
  const [seen] = (await ask(owner.address)).answer.pcis
  expect(seen?.revokedAt).toBeCloseTo(Date.now() / 1000, -2)
  expect((await ask(`${account}/revoke`, revocation)).status).toBe(200)
  expect((await ask(owner.address)).answer.pcis).toEqual([seen])
  expect(await ask(account, body)).toMatchObject({ answer: { code: 'SESSION_CONFLICT' } })
})

test('error: another account revokes nothing', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const thief = createSessionSigner()
  const { pci, body } = await createSession({ account, by: owner })
  await ask(account, body)
  const signature = await thief.signMessage({ message: `Revoke session ${pci}` })
  // Without a node to ask, the account may be a contract that accepts it.
  const { answer } = await ask(`${account}/revoke`, { pci, signature })
  expect(answer.code).toBe('SESSION_UNVERIFIABLE')
  const own = await ask(`${thief.address}/revoke`, { pci, signature })
  expect(own).toMatchObject({ status: 404, answer: { code: 'NOT_FOUND' } })
  expect((await ask(owner.address)).answer.pcis[0]).not.toHaveProperty('revokedAt')
})

test('behavior: a key of the app stores in the place of the account', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const key = createSessionSigner()
  const given = { account, by: key, delegate: key.publicKey }
  const { pci, body } = await createSession(given)
  expect((await ask(account, body)).status).toBe(200)
  const later = await createSession({ ...given, changed: { pci, expiry: 2_000_000_001 } })
  expect((await ask(`${account}/activate`, later.body)).status).toBe(200)
  const other = createSessionSigner()
  const foreign = { account, by: other, delegate: other.publicKey, changed: { pci } }
  const refused = await ask(account, (await createSession(foreign)).body)
  expect(refused).toMatchObject({ status: 409, answer: { code: 'SESSION_CONFLICT' } })
  const { answer } = await ask(owner.address)
  expect(answer.pcis).toMatchObject([{ pci, expiry: 2_000_000_001 }])
})

test('behavior: what the account signed, no key of an app changes', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const key = createSessionSigner()
  const delegate = key.publicKey
  const { pci, body } = await createSession({ account, by: owner, delegate })
  await ask(account, body)
  const later = await createSession({ account, by: key, delegate, changed: { pci } })
  expect(await ask(account, later.body)).toMatchObject({ answer: { code: 'SESSION_CONFLICT' } })
})

test('behavior: the short form of a key is the same key', async () => {
  const { ask } = open()
  const { account } = createAccount()
  const key = createSessionSigner()
  const isOdd = Number.parseInt(key.publicKey.slice(-1), 16) % 2 === 1
  const delegate = `0x${isOdd ? '03' : '02'}${key.publicKey.slice(4, 68)}`
  const { body } = await createSession({ account, by: key, delegate })
  expect((await ask(account, body)).status).toBe(200)
})

test('behavior: limits are of accounts and of keys, each for itself', async () => {
  const store = createSessionStore({ database, limits: { account: 2, delegates: 1 } })
  const { account } = createAccount()
  const save = async (isByDelegate: boolean) => {
    const { body } = await createSession({ account, by: createSessionSigner() })
    const signed = JSON.parse(body.session)
    return store.save({ account, origin, projectId: undefined, isByDelegate, signed })
  }
  expect(await Promise.all([save(true), save(true)])).toEqual(['saved', 'limit'])
  const own = await Promise.all([save(false), save(false), save(false)])
  expect(own.toSorted()).toEqual(['limit', 'saved', 'saved'])
})

test('behavior: what ended a month ago is deleted', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const monthAgo = Math.floor(Date.now() / 1000) - 31 * 24 * 3600
  for (const expiry of [monthAgo, monthAgo + 2 * 24 * 3600])
    await ask(account, (await createSession({ account, by: owner, changed: { expiry } })).body)
  await createSessionStore({ database }).prune()
  const { answer } = await ask(owner.address)
  expect(answer.pcis).toMatchObject([{ expiry: monthAgo + 2 * 24 * 3600 }])
})

test.each([
  ['a part that is not known', { extra: 1 }, '/session/extra'],
  ['milliseconds', { expiry: 2_000_000_000_000 }, '/session/expiry'],
  ['no permission', { permissions: [] }, '/session/permissions'],
  ['too many', { permissions: Array(17).fill({}) }, '/session/permissions'],
  ['a context that is no hex', { context: '0xc0d' }, '/session/context'],
  ['a script', { project: { name: 'App', url: 'javascript:0' } }, '/session/project/url'],
  ['an id that is none', { pci: 'mine' }, '/session/pci'],
])('error: a session with %s', async (_, changed, at) => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const { body } = await createSession({ account, by: owner, changed })
  const { status, answer } = await ask(account, body)
  expect([status, answer.code, answer.errors[0]?.at]).toEqual([400, 'INVALID_BODY', at])
})

test('error: what was changed after it was signed is refused', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const { body } = await createSession({ account, by: owner })
  const session = body.session.replace('"0x1"', '"0x2"')
  expect((await ask(account, { ...body, session })).answer.code).toBe('SESSION_UNVERIFIABLE')
  const other = account.replace(':1:', ':10:')
  expect((await ask(other, body)).answer.code).toBe('SESSION_UNVERIFIABLE')
  expect((await ask(owner.address)).answer.pcis).toEqual([])
})

test.each(['0x12', 'solana:mainnet:abc', `eip155:1:0x${'aB'.repeat(20)}`, 'eip155:0x1'])(
  'error: %s is no account',
  async (path) => {
    const { ask } = open()
    expect((await ask(path)).answer.code).toBe('INVALID_QUERY')
    expect((await ask(`${path}/revoke`, {})).answer.code).toBe('INVALID_QUERY')
  },
)

test('error: permissions are given on a chain', async () => {
  const { ask } = open()
  const { owner, account } = createAccount()
  const { body } = await createSession({ account, by: owner })
  expect((await ask(owner.address, body)).answer.code).toBe('INVALID_QUERY')
})

test('error: a form of another site, and too many changes', async () => {
  const { ask } = open()
  const { account } = createAccount()
  const form = await ask(account, '{}', { 'Content-Type': 'text/plain' })
  expect(form).toMatchObject({ status: 415, answer: { code: 'UNSUPPORTED_BODY' } })
  const codes: string[] = []
  for (let count = 0; count < 60; count += 1) codes.push((await ask(account, '{}')).answer.code)
  expect(codes.slice(0, 59)).toEqual(Array(59).fill('INVALID_BODY'))
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})
