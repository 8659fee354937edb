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

const sameSite = 'https://app.example'
const crossSite = 'https://other.example'
const request = randomBytes(60).toString('base64url')
const answer = randomBytes(90).toString('base64url')

async function register(host: string, page = frame) {
  const secret = randomBytes(32)
  const hash = createHash('sha256').update(secret).digest('base64url')
  const registered = await page.send('/wallet/v1/handoffs', { body: { hash, host, request } })
  return { hash, registered, path: `/wallet/v1/handoffs/${hash}` }
}
const claim = (page: WalletBrowser, path: string, body: object) =>
  page.send(`${path}/claim`, { body })
const reply = (page: WalletBrowser, path: string, hasSession = false) =>
  page.send(`${path}/answer`, { body: { answer, hasSession } })
const read = async (path: string, page = frame) => (await page.send(path)).body
const refused = { status: 410, body: { code: 'HANDOFF_REFUSED' } }

/** A window of the same browser: another key, the same cookies. */
async function openWindow(from = frame) {
  const page = await service.openBrowser()
  for (const [name, value] of from.jar) page.jar.set(name, value)
  return page
}

test('default: a window claims a request once, and answers once', async () => {
  const { path, registered } = await register(sameSite)
  expect(registered).toMatchObject({ status: 201, body: { expiresIn: 600 } })
  expect(registered.headers.getSetCookie()[0]).toMatch(
    /^__Host-cleat-browser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await read(path)).toMatchObject({ state: 'waiting' })
  const page = await openWindow()
  expect(await claim(page, path, { proof: 'cookie' })).toMatchObject({
    ...{ status: 200, body: { state: 'claimed', host: sameSite, request } },
  })
  expect(await claim(await openWindow(), path, { proof: 'cookie' })).toMatchObject(refused)
  expect(await read(path)).toMatchObject({ state: 'claimed' })
  expect((await reply(page, path)).status).toBe(204)
  expect(await read(path)).toEqual({ state: 'answered', answer, hasSession: false })
  expect(await reply(page, path)).toMatchObject(refused)
})

test('behavior: a frame that sends its request twice has left it once, with one cookie', async () => {
  const { path, hash, registered } = await register(sameSite)
  const [cookie] = registered.headers.getSetCookie()
  const again = (body: object = {}) =>
    frame.send('/wallet/v1/handoffs', { body: { hash, host: sameSite, request, ...body } })
  // The answer was lost on its way, and with it the cookie.
  frame.jar.clear()
  const second = await again()
  expect(second).toMatchObject({ status: 201, body: { expiresIn: expect.any(Number) } })
  expect(second.headers.getSetCookie()[0]).toBe(cookie)
  expect(await again({ request: randomBytes(60).toString('base64url') })).toMatchObject(refused)
  expect(await again({ host: crossSite })).toMatchObject(refused)
  const page = await openWindow()
  expect((await claim(page, path, { proof: 'cookie' })).body).toMatchObject({ request })
  expect((await again()).status).toBe(201)
  expect(await claim(await openWindow(), path, { proof: 'cookie' })).toMatchObject(refused)
  await reply(page, path)
  expect((await again()).status).toBe(201)
  expect(await read(path)).toMatchObject({ state: 'answered', answer })
  const taken = await register(sameSite)
  await frame.send(taken.path, { method: 'DELETE' })
  expect(
    await frame.send('/wallet/v1/handoffs', {
      body: { hash: taken.hash, host: sameSite, request },
    }),
  ).toMatchObject(refused)
})

test('behavior: the cookie of this browser goes before, also where it came between', async () => {
  const { path, hash } = await register(sameSite)
  frame.jar.clear()
  await register(sameSite)
  const again = await frame.send('/wallet/v1/handoffs', { body: { hash, host: sameSite, request } })
  expect(again).toMatchObject({ status: 201 })
  expect(again.headers.getSetCookie()).toEqual([])
  expect((await claim(await openWindow(), path, { proof: 'cookie' })).body.state).toBe('claimed')
})

test('behavior: events say what happens, until the answer', async () => {
  const { path } = await register(sameSite)
  const page = await openWindow()
  const events = frame.send(`${path}/events`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await claim(page, path, { proof: 'cookie' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  await reply(page, path)
  const states = [...String((await events).body).matchAll(/"state":"(\w+)"/g)].map(
    ([, state]) => state,
  )
  expect(states).toEqual(['waiting', 'claimed', 'answered'])
})

test('error: W8, the link of a stranger, in another browser', async () => {
  const { path } = await register(sameSite)
  const victim = await service.openBrowser()
  await register(sameSite, victim)
  const page = await openWindow(victim)
  const proofs = [{ proof: 'cookie' }, { proof: 'opener', opener: sameSite }, { proof: 'code' }]
  for (const proof of proofs) expect(await claim(page, path, proof)).toMatchObject(refused)
  expect(await read(path)).toMatchObject({ state: 'waiting' })
})

test('behavior: across sites the opener proves the browser, by its origin', async () => {
  const { path, registered } = await register(crossSite)
  expect(registered.headers.getSetCookie()[0]).toMatch(/SameSite=None; Partitioned$/)
  const page = await service.openBrowser()
  expect(await claim(page, path, { proof: 'opener', opener: sameSite })).toMatchObject(refused)
  expect(await claim(await openWindow(), path, { proof: 'cookie' })).toMatchObject(refused)
  expect((await claim(page, path, { proof: 'opener', opener: crossSite })).body.state).toBe(
    'claimed',
  )
  // The window is loaded again, cut off from its opener, and has the same key.
  const again = await claim(page, path, { proof: 'code' })
  expect(again.body).toMatchObject({ state: 'claimed', host: crossSite, request })
  expect(await claim(await openWindow(page), path, { proof: 'code' })).toMatchObject(refused)
})

test('error: W8 across sites, a stranger’s link waits for a code that its sender does not see', async () => {
  const { path } = await register(crossSite)
  const victim = await service.logIn('victim@mail.example')
  await createTestWallet(victim)
  // An opener of the right origin is the only one that counts, and a cookie is none.
  for (const proof of [{ proof: 'cookie' }, { proof: 'opener', opener: 'https://evil.example' }])
    expect(await claim(victim, path, proof)).toMatchObject(refused)
  const { body } = await claim(victim, path, { proof: 'code' })
  expect(Object.keys(body)).toEqual(['state', 'code', 'expiresIn'])
  expect(Object.keys(await read(path))).toEqual(['state', 'expiresIn'])
  expect(await reply(victim, path, true)).toMatchObject(refused)
  expect(await frame.send(`${path}/session`, { method: 'POST' })).toMatchObject(refused)
})

test('behavior: without an opener, a code of the window is typed into the frame', async () => {
  const { path } = await register(crossSite)
  const page = await service.openBrowser()
  const { body } = await claim(page, path, { proof: 'code' })
  expect(body).toMatchObject({ state: 'code', code: expect.stringMatching(/^\d{6}$/) })
  expect(body).not.toHaveProperty('request')
  expect(await read(path)).toMatchObject({ state: 'code' })
  expect(await reply(page, path)).toMatchObject(refused)
  const enter = (code: string, by = frame) => by.send(`${path}/code`, { body: { code } })
  expect((await enter(body.code, page)).body).toEqual({ state: 'over' })
  expect((await enter(body.code)).body).toMatchObject({ state: 'claimed' })
  expect((await claim(page, path, { proof: 'code' })).body).toMatchObject({
    state: 'claimed',
    request,
  })
})

test('error: five wrong codes end it', async () => {
  const { path } = await register(crossSite)
  const page = await service.openBrowser()
  const { body } = await claim(page, path, { proof: 'code' })
  const wrong = body.code.replace(/^./, (digit: string) => String((Number(digit) + 1) % 10))
  const states = []
  for (const _ of [1, 2, 3, 4, 5])
    states.push((await frame.send(`${path}/code`, { body: { code: wrong } })).body.state)
  expect(states).toEqual(['code', 'code', 'code', 'code', 'over'])
  const right = await frame.send(`${path}/code`, { body: { code: body.code } })
  expect(right.body).toEqual({ state: 'over' })
  expect(await claim(page, path, { proof: 'code' })).toMatchObject(refused)
})

test('error: others read nothing, answer nothing, and take no hash that is taken', async () => {
  const { path, hash } = await register(sameSite)
  const stranger = await service.openBrowser()
  expect(await read(path, stranger)).toEqual({ state: 'over' })
  const again = await stranger.send('/wallet/v1/handoffs', {
    body: { hash, host: sameSite, request },
  })
  expect(again).toMatchObject(refused)
  const page = await openWindow()
  await claim(page, path, { proof: 'cookie' })
  expect(await reply(await openWindow(), path)).toMatchObject(refused)
  await reply(page, path)
  expect(await read(path, stranger)).toEqual({ state: 'over' })
})

test('behavior: the frame takes it back, and then no window has or answers it', async () => {
  const end = (path: string, page: WalletBrowser) => page.send(path, { method: 'DELETE' })
  const { path } = await register(sameSite)
  expect((await end(path, await service.openBrowser())).status).toBe(204)
  expect(await read(path)).toMatchObject({ state: 'waiting' })
  expect((await end(path, frame)).status).toBe(204)
  expect(await read(path)).toEqual({ state: 'over' })
  expect(await claim(await openWindow(), path, { proof: 'cookie' })).toMatchObject(refused)

  const { path: claimed } = await register(sameSite)
  const page = await openWindow()
  await claim(page, claimed, { proof: 'cookie' })
  await end(claimed, frame)
  expect(await read(claimed, page)).toEqual({ state: 'over' })
  expect(await reply(page, claimed)).toMatchObject(refused)
})

test('behavior: what was answered stays', async () => {
  const { path } = await register(sameSite)
  const page = await openWindow()
  await claim(page, path, { proof: 'cookie' })
  await reply(page, path)
  await page.send(path, { method: 'DELETE' })
  expect(await read(path)).toMatchObject({ state: 'answered', answer })
})

test('error: a host that is not listed, and ten minutes', async () => {
  expect((await register('https://evil.example')).registered.body.code).toBe('HOST_NOT_ALLOWED')
  const { path } = await register(sameSite)
  const page = await openWindow()
  service.skip(601)
  expect(await claim(page, path, { proof: 'cookie' })).toMatchObject(refused)
  expect(await read(path)).toEqual({ state: 'over' })
})

test('behavior: a window lets the frame see its account, which cannot sign', async () => {
  const page = await service.logIn('window@mail.example')
  const wallet = await createTestWallet(page)
  const { path } = await register(crossSite)
  await claim(page, path, { proof: 'opener', opener: crossSite })
  expect((await frame.send(`${path}/session`, { method: 'POST' })).status).toBe(410)
  expect((await reply(page, path, true)).status).toBe(204)
  expect(await read(path)).toMatchObject({ hasSession: true })
  const thief = await service.openBrowser()
  expect(await thief.send(`${path}/session`, { method: 'POST' })).toMatchObject(refused)
  const opened = await frame.send(`${path}/session`, { method: 'POST' })
  expect(opened.body.session).toMatchObject({
    ...{ kind: 'view', isProven: true, method: 'email', device: null },
    wallets: [{ id: wallet.id, accounts: wallet.body.accounts }],
  })
  expect(opened.headers.getSetCookie()[0]).toMatch(
    /^__Host-cleat-view=.*SameSite=None; Partitioned$/,
  )
  expect(await frame.send(`${path}/session`, { method: 'POST' })).toMatchObject(refused)
  const asked = { generation: 1, purpose: 'sign', digest: null, confirmation: null }
  const share = await frame.send(`${wallet.path}/share`, {
    body: { ...asked, proof: { kind: 'device' } },
  })
  expect(share.body.code).toBe('WALLET_SESSION_VIEW_ONLY')
  for (const request of [
    frame.send('/wallet/v1/devices'),
    frame.send('/wallet/v1/sessions', { method: 'DELETE' }),
    frame.send(`${wallet.path}/proof`, { body: { holder: wallet.recovery.id } }),
  ])
    expect((await request).body.code).toBe('WALLET_SESSION_VIEW_ONLY')
  expect((await frame.send(wallet.path)).status).toBe(200)
})

test('error: a window without a login lets no frame see an account', async () => {
  const { path } = await register(sameSite)
  const page = await openWindow()
  await claim(page, path, { proof: 'cookie' })
  expect((await reply(page, path, true)).body.code).toBe('WALLET_SESSION_REQUIRED')
})

test('error: only the window that has a request may take a login of its frame over', async () => {
  const { path } = await register(crossSite)
  const [page, other] = [await service.openBrowser(), await service.openBrowser()]
  const take = async (from: WalletBrowser) =>
    (await from.send(`${path}/login`, { body: { login: 'A'.repeat(22) } })).body.code
  expect(await take(page)).toBe('HANDOFF_REFUSED')
  await claim(page, path, { proof: 'code' })
  // Its code is not typed yet.
  expect(await take(page)).toBe('HANDOFF_REFUSED')
  const second = await register(crossSite)
  await claim(page, second.path, { proof: 'opener', opener: crossSite })
  const login = { login: 'A'.repeat(22) }
  for (const from of [other, frame])
    expect(await from.send(`${second.path}/login`, { body: login })).toMatchObject(refused)
  expect((await page.send(`${second.path}/login`, { body: login })).body.code).toBe(
    'LOGIN_NOT_PROVEN',
  )
  await reply(page, second.path)
  expect(await page.send(`${second.path}/login`, { body: login })).toMatchObject(refused)
})
