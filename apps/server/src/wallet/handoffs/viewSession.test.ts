import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let frame: WalletBrowser
beforeEach(async () => {
  service = await startWalletServer({ database })
  frame = await service.openBrowser()
})
afterEach(() => service.stop())
afterAll(() => database.close())

const host = 'https://other.example'
const bytes = randomBytes(60).toString('base64url')
const read = async (page: WalletBrowser) => (await page.send('/wallet/v1/session')).body.session

/** Asks a window of this account, which lets the frame see it. */
async function view(page: WalletBrowser, from = frame) {
  const hash = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const path = `/wallet/v1/handoffs/${hash}`
  await from.send('/wallet/v1/handoffs', { body: { hash, host, request: bytes } })
  await page.send(`${path}/claim`, { body: { proof: 'opener', opener: host } })
  await page.send(`${path}/answer`, { body: { answer: bytes, hasSession: true } })
  return from.send(`${path}/session`, { method: 'POST' })
}

let count = 0
async function open() {
  count += 1
  const page = await service.logIn(`view${count}@mail.example`)
  const wallet = await createTestWallet(page)
  await view(page)
  return { page, wallet }
}

/** What the service answers to anybody, or to a frame that sees an account. */
const answered = [
  ...['DELETE /wallet/v1/handoffs/:hash', 'GET /wallet/v1/callback/:provider'],
  ...['GET /wallet/v1/config', 'GET /wallet/v1/handoffs/:hash'],
  ...['GET /wallet/v1/handoffs/:hash/events', 'GET /wallet/v1/health', 'GET /wallet/v1/logins/:id'],
  ...['GET /wallet/v1/logins/:id/to/:provider', 'GET /wallet/v1/manifest'],
  'GET /wallet/v1/prices',
  ...['GET /wallet/v1/session', 'GET /wallet/v1/wallets/:id'],
  ...['POST /wallet/v1/callback/:provider', 'POST /wallet/v1/email-changes/keep'],
  ...['POST /wallet/v1/freeze', 'POST /wallet/v1/handoffs'],
  ...['POST /wallet/v1/handoffs/:hash/claim', 'POST /wallet/v1/handoffs/:hash/code'],
  ...['POST /wallet/v1/handoffs/:hash/session', 'POST /wallet/v1/logins'],
  ...['POST /wallet/v1/logins/:id/code', 'POST /wallet/v1/logins/:id/resend'],
  'POST /wallet/v1/session/refresh',
]

test('behavior: of all that the service does, a frame that sees an account gets nothing of a wallet', async () => {
  const { wallet } = await open()
  const routes = service.app.routes
    .filter(({ path, method }) => path.startsWith('/wallet/v1/') && method !== 'ALL')
    // It hears whether it still sees the account (`streamRoutes.test.ts`), without an end.
    .filter(({ path }) => path !== '/wallet/v1/stream')
    .map(({ path, method }) => `${method} ${path}`)
  const codes = new Map<string, string>()
  for (const route of new Set(routes)) {
    const [method, path = ''] = route.split(' ')
    // Logging out comes last.
    if (route === 'DELETE /wallet/v1/session') continue
    const asked = path.replace(':id', wallet.id).replace(/:\w+/, 'google')
    const { body } = await frame.send(asked, { method })
    codes.set(route, body?.code)
  }
  const refused = [...codes].filter(([, code]) => code === 'WALLET_SESSION_VIEW_ONLY')
  const names = refused.map(([route]) => route)
  expect(names).toContain('POST /wallet/v1/wallets/:id/share')
  expect(names).toContain('POST /wallet/v1/passkeys/options')
  expect([...codes.keys()].filter((route) => !names.includes(route)).sort()).toEqual(answered)
})

test('error: no share, by no proof', async () => {
  const { wallet, page } = await open()
  const asked = { generation: 1, digest: null, confirmation: null }
  const proofs = [
    { kind: 'device' },
    { kind: 'recovery', holder: wallet.recovery.id, challenge: bytes, answer: bytes },
  ]
  for (const purpose of ['sign', 'export', 'change'])
    for (const proof of proofs) {
      const body = { ...asked, purpose, proof }
      const { status, body: said } = await frame.send(`${wallet.path}/share`, { body })
      expect([status, said.code]).toEqual([403, 'WALLET_SESSION_VIEW_ONLY'])
    }
  const body = { ...asked, purpose: 'sign', proof: { kind: 'device' } }
  expect((await page.send(`${wallet.path}/share`, { body })).status).toBe(200)
})

test('error: no passkey is added, and no login in its place makes a full session', async () => {
  await open()
  const asked = { host, browser: 'Chrome on macOS' }
  for (const purpose of ['register', 'login', 'again', 'confirm']) {
    const body = { ...asked, purpose }
    expect((await frame.send('/wallet/v1/passkeys/options', { body })).body.code).toBe(
      'WALLET_SESSION_VIEW_ONLY',
    )
  }
})

test('behavior: logging out in the frame ends the window of that browser, and no other browser', async () => {
  const { page, wallet } = await open()
  const other = await service.openBrowser()
  await view(page, other)
  expect(await read(page)).toMatchObject({ kind: 'full' })
  expect((await frame.send('/wallet/v1/session', { method: 'DELETE' })).status).toBe(204)
  expect([await read(frame), await read(page)]).toEqual([null, null])
  expect(frame.jar.has('__Host-cleat-view')).toBe(false)
  // The frame of another app still shows the account, and its next request asks for a login.
  expect(await read(other)).toMatchObject({ kind: 'view', wallets: [{ id: wallet.id }] })
})

test('behavior: logging out everywhere ends what frames see, and so does a removed device', async () => {
  const first = await open()
  await first.page.send('/wallet/v1/sessions', { method: 'DELETE' })
  expect(await read(frame)).toBeNull()
  expect(frame.jar.has('__Host-cleat-view')).toBe(false)

  const second = await open()
  expect(await read(frame)).toMatchObject({ isProven: true })
  const { id } = second.wallet.device
  await second.page.send(`/wallet/v1/devices/${id}`, { method: 'DELETE' })
  expect(await read(frame)).toBeNull()
})

test('behavior: a reload of the frame finds its session, and renews it', async () => {
  const { wallet } = await open()
  service.skip(600)
  const renewed = await frame.send('/wallet/v1/session/refresh', { method: 'POST' })
  expect(renewed.headers.getSetCookie()[0]).toMatch(/SameSite=None; Partitioned$/)
  expect(await read(frame)).toMatchObject({ kind: 'view', wallets: [{ id: wallet.id }] })
  // A copy of the cookie is of no use without the key of the frame.
  const thief = await service.openBrowser()
  for (const [name, value] of frame.steal()) thief.jar.set(name, value)
  expect(await read(thief)).toBeNull()
})

test('behavior: where frame and window share cookies and no key, each has its session', async () => {
  const site = 'https://app.example'
  const page = await service.logIn('split@mail.example')
  const { id } = await createTestWallet(page)
  const split = await service.openBrowser(page.jar)
  // With the cookie of another key alone there is no session, and none ends.
  expect([await read(split), await read(page)]).toMatchObject([null, { kind: 'full' }])
  const hash = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const path = `/wallet/v1/handoffs/${hash}`
  await split.send('/wallet/v1/handoffs', { body: { hash, host: site, request: bytes } })
  await page.send(`${path}/claim`, { body: { proof: 'cookie' } })
  await page.send(`${path}/answer`, { body: { answer: bytes, hasSession: true } })
  const opened = await split.send(`${path}/session`, { method: 'POST' })
  expect(opened.headers.getSetCookie()[0]).toMatch(/^__Host-cleat-view=.*Secure; SameSite=Lax$/)
  const seen = { kind: 'view', isProven: true, wallets: [{ id }] }
  expect([await read(split), await read(page)]).toMatchObject([seen, { kind: 'full' }])
  for (const one of [split, page]) {
    const renewed = await one.send('/wallet/v1/session/refresh', { method: 'POST' })
    expect(renewed.status).toBe(200)
  }
  expect([await read(split), await read(page)]).toMatchObject([seen, { kind: 'full' }])
  await split.send('/wallet/v1/session', { method: 'DELETE' })
  expect([await read(split), await read(page)]).toEqual([null, null])
  expect([...page.jar.keys()].filter((name) => /cleat(?:-view)?$/.test(name))).toEqual([])
})
