import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LocalSocials, localUser, type SocialId, startSocials } from '@cleat/localnet'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { useFolder } from '../../test/useFolder.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'
import { type ProviderAnswer, visitProvider } from '../test/visitProvider.ts'

const origin = 'https://wallet.app.example'
const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let socials: LocalSocials
let service: WalletServer
let count = 0
beforeAll(async () => {
  socials = await startSocials({ origin })
})
afterAll(async () => {
  await socials.stop()
  await database.close()
})

const ids = ['google', 'apple', 'x', 'discord', 'github', 'facebook', 'company'] as const
const toProvider = (id: SocialId) => (id === 'company' ? 'oidc:company' : id)

beforeEach(async () => {
  count += 1
  const folder = await useFolder()
  const { clientId, clientSecret } = socials
  await writeFile(join(folder, 'apple.pem'), socials.appleKey)
  const company = { id: 'company', name: 'Company', issuer: socials.urlOf('company') }
  const oidc = JSON.stringify([{ ...company, clientId, clientSecret }])
  await writeFile(join(folder, 'oidc.json'), oidc)
  const plain = (['google', 'x', 'discord', 'github', 'facebook'] as const).flatMap((id) => {
    const name = id.toUpperCase()
    return [
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
      [`${name}_URL`, socials.urlOf(id)],
    ]
  })
  service = await startWalletServer({
    database,
    environment: {
      ...Object.fromEntries(plain),
      ...{ APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: 'TEAM', APPLE_KEY_ID: 'KEY' },
      ...{ APPLE_KEY_FILE: join(folder, 'apple.pem'), APPLE_URL: socials.urlOf('apple') },
      WALLET_OIDC_FILE: join(folder, 'oidc.json'),
    },
  })
  for (const id of ids) {
    socials.next(id, 'allow')
    // Each test has other visitors.
    const email = `social${count}@gmail.com`
    socials.use(id, { ...localUser, id: `${10_000_000 + count}000`, email })
  }
})
afterEach(() => service.stop())

async function leave(browser: WalletBrowser, id: SocialId) {
  const body = { method: 'social', provider: toProvider(id), host: service.host }
  const login = (await browser.send('/wallet/v1/logins', { body })).body
  const gone = await browser.send(login.path, { proof: null })
  return { login, gone, url: gone.headers.get('Location') ?? '' }
}
/** Brings an answer to the wallet, as the browser does that comes back from another site. */
function come(browser: WalletBrowser, { method, path, parameters }: ProviderAnswer) {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://provider.example' }
  if (method === 'GET') return browser.send(`${path}?${parameters}`, { proof: null, headers })
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return service.app.request(path, {
    ...{ method, body: parameters.toString() },
    headers: { ...headers, cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}
async function logIn(id: SocialId, browser?: WalletBrowser) {
  const page = browser ?? (await service.openBrowser())
  const { login, url } = await leave(page, id)
  const answer = await visitProvider(url, origin)
  const back = await come(page, answer)
  const state = (await page.send(`/wallet/v1/logins/${login.id}`)).body
  return { page, login, answer, back, state, url }
}
const finish = (page: WalletBrowser, { id }: { id: string }, account = 'new') =>
  page.send(`/wallet/v1/logins/${id}/finish`, { body: { account } })

test('default: the config names what is set up', async () => {
  const browser = await service.openBrowser()
  const { methods } = (await browser.send('/wallet/v1/config')).body
  expect(methods).toEqual({
    ...{ email: true, passkey: true, farcaster: 'off' },
    social: ['google', 'x', 'discord', 'github', 'apple', 'facebook'],
    oidc: [{ id: 'oidc:company', name: 'Company' }],
  })
})

test.each([
  ['google', 'Ada Lovelace', true],
  ['apple', 'Ada Lovelace', true],
  ['x', '@ada', true],
  ['discord', 'Ada Lovelace', true],
  ['github', '@ada', true],
  ['facebook', 'Ada Lovelace', false],
  ['company', null, false],
] as const)('default: a visitor logs in with %s', async (id, username, provesEmail) => {
  const { page, login, back, state, url, answer } = await logIn(id)
  expect(back.status).toBe(303)
  expect(back.headers.get('Location')).toBe('/w/done')
  const asked = new URL(url).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('state')).toHaveLength(66)
  expect(answer.method).toBe(id === 'apple' ? 'POST' : 'GET')
  const email = provesEmail ? `social${count}@gmail.com` : null
  expect(state).toMatchObject({ state: 'new', email, username })
  const opened = await finish(page, login)
  expect(opened.body.session).toMatchObject({
    ...{ method: toProvider(id), kind: 'full', user: { email, username } },
  })
  const again = await logIn(id)
  expect(again.state.state).toBe('known')
  const known = await finish(again.page, again.login, 'known')
  expect(known.body.session.account).toBe(opened.body.session.account)
})

test.each([
  ['google', { email: 'ada@elsewhere.example' }],
  ['google', { isVerified: false }],
  ['apple', { isVerified: false }],
  ['x', { isVerified: false }],
  ['discord', { email: null }],
  ['discord', { isVerified: false }],
  ['github', { isVerified: false }],
  ['github', { email: null }],
] as const)('behavior: %s with %j proves no mailbox', async (id, changed) => {
  socials.use(id, { ...localUser, id: `${20_000_000 + count}000`, ...changed })
  const { state } = await logIn(id)
  expect(state).toMatchObject({ state: 'new', email: null })
})

test('behavior: Google proves mailboxes of organizations that it hosts', async () => {
  const organization = 'elsewhere.example'
  const email = `ada${count}@elsewhere.example`
  socials.use('google', { ...localUser, id: `${30_000_000 + count}`, email, organization })
  expect((await logIn('google')).state).toMatchObject({ email })
})

test.each(['google', 'apple'] as const)('behavior: the visitor says no to %s', async (id) => {
  socials.next(id, 'deny')
  const { state, page, login } = await logIn(id)
  expect(state).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' })
  expect((await finish(page, login)).body.code).toBe('LOGIN_NOT_PROVEN')
})

test('behavior: Apple tells a name once, and what the browser makes of it is only shown', async () => {
  const first = await logIn('apple')
  expect(first.answer.parameters.get('user')).toContain('"lastName":"Lovelace"')
  const again = await logIn('apple')
  expect(again.answer.parameters.has('user')).toBe(false)
  for (const [told, name] of [
    ['{"name":{"firstName":"Ada\u202e","lastName":7}}', null],
    ['{"name":{"firstName":"Ada\u202e"}}', 'Ada'],
    ['no JSON', null],
    [`{"name":{"firstName":"${'A'.repeat(3000)}"}}`, null],
  ] as const) {
    const page = await service.openBrowser()
    const { login, url } = await leave(page, 'apple')
    const answer = await visitProvider(url, origin)
    answer.parameters.set('user', told)
    await come(page, answer)
    const { body } = await page.send(`/wallet/v1/logins/${login.id}`)
    expect(body).toMatchObject({ state: 'new', username: name })
  }
})

test.each(['fail', 'flood'] as const)('error: the provider answers by %s', async (step) => {
  for (const id of ['google', 'github'] as const) {
    socials.next(id, step)
    expect((await logIn(id)).state).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_FAILED' })
  }
  expect(service.lines.join('')).toContain('a provider failed')
})

test('error: the provider hangs', { timeout: 30_000 }, async () => {
  socials.next('discord', 'hang')
  expect((await logIn('discord')).state).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_FAILED' })
})

type Change = (answer: URLSearchParams) => void
const changes: readonly (readonly [string, Change])[] = [
  ['no state', (answer) => answer.delete('state')],
  ['another state', (answer) => answer.set('state', `${'A'.repeat(22)}.${'A'.repeat(43)}`)],
  [
    'a part of the state',
    (answer) => answer.set('state', (answer.get('state') ?? '').slice(0, 40)),
  ],
  [
    'the end of another state',
    (answer) => answer.set('state', `${(answer.get('state') ?? '').slice(0, 23)}${'A'.repeat(43)}`),
  ],
  ['two states', (answer) => answer.append('state', 'other')],
  ['no code', (answer) => answer.delete('code')],
  ['another code', (answer) => answer.set('code', 'A'.repeat(43))],
  ['two codes', (answer) => answer.append('code', 'other')],
  ['an empty code', (answer) => answer.set('code', '')],
  ['another issuer', (answer) => answer.set('iss', 'https://evil.example')],
  ['an error beside the code', (answer) => answer.set('error', 'server_error')],
  [
    'a token in place of a code',
    (answer) => {
      answer.delete('code')
      answer.set('access_token', 'a')
    },
  ],
]

test.each(
  changes.flatMap(([name, change]) =>
    (['google', 'github', 'apple', 'company'] as const).map((id) => [id, name, change] as const),
  ),
)('error: W9, an answer of %s with %s', async (id, name, change) => {
  const page = await service.openBrowser()
  const { login, url } = await leave(page, id)
  const answer = await visitProvider(url, origin)
  change(answer.parameters)
  expect((await come(page, answer)).headers.get('Location')).toBe('/w/done')
  const { state } = (await page.send(`/wallet/v1/logins/${login.id}`)).body
  // What does not belong to the login does not end it.
  expect(state).toBe(/state$/.test(name) ? 'open' : 'failed')
  expect((await finish(page, login)).body.code).toBe('LOGIN_NOT_PROVEN')
})

test('error: a nonce that is not the one of the login', async () => {
  for (const id of ['google', 'apple', 'company'] as const) {
    const page = await service.openBrowser()
    const { login, url } = await leave(page, id)
    const changed = new URL(url)
    changed.searchParams.set('nonce', 'A'.repeat(43))
    await come(page, await visitProvider(changed.href, origin))
    const { body } = await page.send(`/wallet/v1/logins/${login.id}`)
    expect(body).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_FAILED' })
  }
})

test('error: a code that was asked for with another verifier (PKCE)', async () => {
  for (const id of ids) {
    const page = await service.openBrowser()
    const { login, url } = await leave(page, id)
    const changed = new URL(url)
    changed.searchParams.set('code_challenge', 'A'.repeat(43))
    await come(page, await visitProvider(changed.href, origin))
    const { body } = await page.send(`/wallet/v1/logins/${login.id}`)
    expect(body, id).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_FAILED' })
  }
})

test('error: an answer counts once', async () => {
  const { page, login, answer } = await logIn('google')
  await finish(page, login)
  await come(page, answer)
  expect((await page.send(`/wallet/v1/logins/${login.id}`)).body).toEqual({ state: 'over' })
  expect((await finish(page, login)).body.code).toBe('LOGIN_NOT_PROVEN')
})

test('error: of parallel answers one is exchanged', async () => {
  const page = await service.openBrowser()
  const { login, url } = await leave(page, 'google')
  const answer = await visitProvider(url, origin)
  const cookies = page.steal()
  const pages = await Promise.all(Array.from({ length: 5 }, () => service.openBrowser()))
  for (const one of pages) for (const [name, value] of cookies) one.jar.set(name, value)
  await Promise.all(pages.map((one) => come(one, answer)))
  // A code that is exchanged twice makes the provider take back what it gave.
  expect(service.lines.join('')).not.toContain('a provider failed')
  expect((await page.send(`/wallet/v1/logins/${login.id}`)).body.state).toBe('new')
})

test('error: W8, an answer in another browser, and a login that another browser finishes', async () => {
  const [page, victim] = [await service.openBrowser(), await service.openBrowser()]
  const { login, url } = await leave(page, 'google')
  // The stranger sends the address to the victim, who is logged in at the provider.
  const answer = await visitProvider(url, origin)
  await come(victim, answer)
  await leave(victim, 'google')
  await come(victim, answer)
  expect((await page.send(`/wallet/v1/logins/${login.id}`)).body.state).toBe('open')
  await come(page, answer)
  expect((await victim.send(`/wallet/v1/logins/${login.id}`)).body).toEqual({ state: 'over' })
  expect((await finish(victim, login)).body.code).toBe('LOGIN_NOT_PROVEN')
  expect((await finish(page, login)).status).toBe(200)
})

test('error: W8, a link of another site to a provider', async () => {
  const page = await service.openBrowser()
  const body = { method: 'social', provider: 'google', host: service.host }
  const login = (await page.send('/wallet/v1/logins', { body })).body
  for (const site of ['cross-site', 'same-site', 'none']) {
    const gone = await page.send(login.path, { proof: null, headers: { 'Sec-Fetch-Site': site } })
    expect(gone.status).toBe(403)
  }
  // Without the header it is not known where it comes from.
  expect((await service.app.request(login.path)).status).toBe(403)
})

test('error: an answer at the address of another provider (mix-up)', async () => {
  const page = await service.openBrowser()
  const { login, url } = await leave(page, 'google')
  const answer = await visitProvider(url, origin)
  await come(page, { ...answer, path: '/wallet/v1/callback/github' })
  expect((await page.send(`/wallet/v1/logins/${login.id}`)).body.state).toBe('open')
})

test('error: providers that are not there, logins that are over', async () => {
  const page = await service.openBrowser()
  const start = (provider: string) =>
    page.send('/wallet/v1/logins', { body: { method: 'social', provider, host: service.host } })
  expect((await start('farcaster')).body.code).toBe('LOGIN_METHOD_OFF')
  expect((await start('oidc:other')).body.code).toBe('LOGIN_METHOD_OFF')
  const login = (await start('google')).body
  const other = await page.send(login.path.replace('google', 'github'), { proof: null })
  expect(other.body.code).toBe('LOGIN_CODE_EXPIRED')
  const unknown = await page.send('/wallet/v1/callback/none?state=a', { proof: null })
  expect(unknown.body.code).toBe('LOGIN_METHOD_OFF')
  service.skip(601)
  expect((await page.send(login.path, { proof: null })).body.code).toBe('LOGIN_CODE_EXPIRED')
})

test('behavior: cookies of a login belong to the browser, with `None` where a form comes back', async () => {
  const page = await service.openBrowser()
  const google = (await leave(page, 'google')).gone.headers.getSetCookie()[0]
  expect(google).toMatch(
    /^__Host-cleat-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const apple = (await leave(page, 'apple')).gone.headers.getSetCookie()[0]
  expect(apple).toMatch(/^__Host-cleat-login-form=.*HttpOnly; Secure; SameSite=None$/)
})

test('behavior: the same mailbox, with another provider: asked, and never merged', async () => {
  const google = await logIn('google')
  const first = (await finish(google.page, google.login)).body.session.account
  const github = await logIn('github')
  expect(github.state).toMatchObject({ state: 'linkable', methods: ['google'] })
  expect((await finish(github.page, github.login, 'known')).body.code).toBe('LOGIN_ACCOUNT_KNOWN')
  const separate = await finish(github.page, github.login, 'new')
  expect(separate.body.session.account).not.toBe(first)
})

test('error: T57, an e-mail that proves nothing matches nothing', async () => {
  const google = await logIn('google')
  await finish(google.page, google.login)
  for (const id of ['facebook', 'company'] as const)
    expect((await logIn(id)).state).toMatchObject({ state: 'new', methods: [] })
})

test('behavior: without providers there are none', async () => {
  const bare = await startWalletServer({ database })
  onTestFinished(() => bare.stop())
  const browser = await bare.openBrowser()
  expect((await browser.send('/wallet/v1/config')).body.methods.social).toEqual([])
})

test('behavior: a proven login moves to the window of its frame, for the same page, and is used once', async () => {
  const { page: frame, login } = await logIn('x')
  const window = await service.openBrowser(frame.jar)
  const ask = async (from: WalletBrowser, host: string) => {
    const hash = createHash('sha256').update(randomBytes(32)).digest('base64url')
    const request = randomBytes(60).toString('base64url')
    await from.send('/wallet/v1/handoffs', { body: { hash, host, request } })
    const path = `/wallet/v1/handoffs/${hash}`
    const proof = host === service.host ? { proof: 'cookie' } : { proof: 'opener', opener: host }
    await window.send(`${path}/claim`, { body: proof })
    return window.send(`${path}/login`, { body: { login: login.id } })
  }
  const refused = { status: 409, body: { code: 'LOGIN_NOT_PROVEN' } }
  // Of another page, and of another frame.
  expect(await ask(frame, 'https://other.example')).toMatchObject(refused)
  const stranger = await service.openBrowser(frame.jar)
  expect(await ask(stranger, service.host)).toMatchObject(refused)
  expect((await ask(frame, service.host)).status).toBe(204)
  expect((await frame.send(`/wallet/v1/logins/${login.id}`)).body).toEqual({ state: 'over' })
  expect((await finish(frame, login)).body.code).toBe('LOGIN_NOT_PROVEN')
  expect((await finish(window, login)).status).toBe(200)
  expect(await ask(frame, service.host)).toMatchObject(refused)
})
