import { expect, test } from 'vitest'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import { createSigners } from '../../test/signers.ts'
import { memoryStore } from '../store/memoryStore.ts'
import { createSiwx } from './createSiwx.ts'

const signers = createSigners()

test.each(signers)('default: $name signs in, and out', async (signer) => {
  const { siwx, open } = createTestSiwx()
  const browser = open(signer)
  expect(await browser.me()).toBeNull()
  const answer = await browser.signIn(await browser.sign())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const session = await answer.json()
  const { namespace, address } = signer.account
  expect(session).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f]{32}$/), kind: 'key', type: signer.type },
    account: expect.stringMatching(new RegExp(`^${namespace}:.*:${address}$`)),
    ...{ subject: session.user, accounts: [expect.objectContaining({ subject: session.user })] },
    ...{ user: expect.stringMatching(new RegExp(`^${namespace}:`)) },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-01-08T00:00:00.000Z' },
  })
  expect(await browser.me()).toEqual(session)
  expect(await siwx.readSession(asked(browser))).toEqual(session)
  expect(await siwx.requireSession(asked(browser))).toEqual(session)
  expect((await browser.post('sign-out')).status).toBe(204)
  expect(await browser.me()).toBeNull()
  await expect(siwx.requireSession(asked(browser))).rejects.toMatchObject({ status: 401 })
  expect((await browser.post('sign-out')).status).toBe(204)
})

/** A request of a server that renders a page for this browser. */
function asked({ jar }: { jar: ReadonlyMap<string, string> }) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { headers: new Headers({ Cookie: cookie, Host: 'app.example' }) }
}

test('behavior: cookies that no script reads, of the host alone', async () => {
  const { open } = createTestSiwx()
  const browser = open()
  const nonce = await browser.send('nonce')
  const answer = await browser.signIn(await browser.sign())
  const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
  expect(nonce.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-cleat-pre=\\w{24}; Max-Age=600; ${flags}$`)),
  ])
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-cleat-session=\\w{43}; Max-Age=604800; ${flags}$`)),
    expect.stringMatching(/^__Host-cleat-pre=; Max-Age=0/),
  ])
  const local = await open(undefined, 'http://localhost:5173').send('nonce')
  expect(local.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^cleat-pre=\w{24}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test('behavior: S14, T45, a cookie that a subdomain planted opens nothing', async () => {
  const { open } = createTestSiwx()
  const [thief, browser] = [open(), open()]
  await thief.enter()
  const value = String(thief.jar.get('__Host-cleat-session'))
  browser.jar.set('cleat-session', value)
  expect(await browser.me()).toBeNull()
  // One that was planted all the same is not the one that a sign-in begins.
  browser.jar.set('__Host-cleat-session', value)
  await browser.enter()
  expect(browser.jar.get('__Host-cleat-session')).not.toBe(value)
  expect(await thief.me()).toBeNull()
})

test('behavior: what the app wants said beside the terms', async () => {
  const { open } = createTestSiwx()
  const browser = open()
  const query = 'nonce?statement=Welcome&requestId=r1&resource=https://app.example/a&resource=urn:b'
  expect(await (await browser.send(query)).json()).toMatchObject({
    ...{ statement: 'Welcome', requestId: 'r1', resources: ['https://app.example/a', 'urn:b'] },
  })
  const long = await browser.send(`nonce?statement=${'a'.repeat(281)}`)
  expect(await codeOf(long)).toEqual([400, 'INVALID_QUERY'])
  for (const more of [`resource=urn:${'a'.repeat(512)}`, 'resource=urn:a&'.repeat(9)])
    expect(await codeOf(browser.send(`nonce?${more}`))).toEqual([400, 'INVALID_QUERY'])
  const named = await browser.send(`nonce?requestId=${'a'.repeat(129)}`)
  expect(await codeOf(named)).toEqual([400, 'INVALID_QUERY'])
})

test('error: J13, J14, a pair again, of another browser, or of none', async () => {
  const { open } = createTestSiwx()
  const browser = open()
  const refused = [403, 'SIWX_NONCE_REFUSED']
  const pair = await browser.sign()
  const pre = String(browser.jar.get('__Host-cleat-pre'))
  expect(await codeOf(open().signIn(pair))).toEqual(refused)
  expect((await browser.signIn(pair)).status).toBe(200)
  browser.jar.set('__Host-cleat-pre', pre)
  expect(await codeOf(browser.signIn(pair))).toEqual(refused)
  browser.jar.clear()
  expect(await codeOf(browser.signIn(await open().sign()))).toEqual(refused)
})

test('behavior: a secret that replaces another', async () => {
  const old = 'an old secret of thirty-two bytes'
  const store = memoryStore()
  const before = createTestSiwx({ secret: old, store })
  const after = createTestSiwx({ secret: ['a new secret of thirty-two bytes!', old], store })
  const [browser, later] = [before.open(), after.open()]
  const pair = await browser.sign()
  for (const [name, value] of browser.jar) later.jar.set(name, value)
  expect((await later.signIn(pair)).status).toBe(200)
  expect(await codeOf(browser.signIn(await later.sign()))).toEqual([403, 'SIWX_NONCE_REFUSED'])
})

test('behavior: the app decides whose account is tried how often', async () => {
  const tried: string[] = []
  const limitAccount = async (account: string) => (tried.push(account) > 1 ? 30 : 0)
  const browser = createTestSiwx({ limitAccount }).open()
  expect(await browser.enter()).toBe(200)
  const answer = await browser.signIn(await browser.sign())
  expect(answer.headers.get('Retry-After')).toBe('30')
  expect(await codeOf(answer)).toEqual([429, 'RATE_LIMITED'])
  expect(new Set(tried)).toEqual(new Set([`eip155:1:${browser.signer.account.address}`]))
})

test.each([
  { domains: [] },
  { domains: ['http://app.example'] },
  { domains: ['https://app.example/'] },
  { domains: ['*'] },
  { secret: 'short' },
  { secret: [] },
  { session: { idleDays: 0 } },
  { session: { absoluteDays: Number.NaN } },
])('error: options that are none, %j', (options) => {
  expect(() => createTestSiwx(options)).toThrow(RangeError)
})

test('behavior: a store that fails is not taken for a refusal', async () => {
  const store = { ...memoryStore(), findSession: () => Promise.reject(new Error('down')) }
  const siwx = createSiwx({ domains: ['app.example'], secret: 'a'.repeat(32), store })
  const headers = new Headers({ Cookie: `__Host-cleat-session=${'a'.repeat(43)}` })
  await expect(siwx.readSession({ headers })).rejects.toThrow('down')
  const request = new Request('https://app.example/api/siwx/me', { headers })
  await expect(siwx.handler(request)).rejects.toThrow('down')
})

test('behavior: A11, two hundred pages that are rendered at once, for two visitors', async () => {
  const { siwx, open } = createTestSiwx()
  const browsers = [open(), open()]
  for (const browser of browsers) await browser.enter()
  const ids = await Promise.all(browsers.map(async (browser) => (await browser.me())?.id))
  const read = Array.from({ length: 200 }, async (_, at) => {
    const session = await siwx.readSession(asked(browsers[at % 2] ?? { jar: new Map() }))
    return session?.id === ids[at % 2]
  })
  expect((await Promise.all(read)).every(Boolean)).toBe(true)
  expect(ids[0]).not.toBe(ids[1])
  expect(await siwx.readSession({ headers: new Headers() })).toBeNull()
})
