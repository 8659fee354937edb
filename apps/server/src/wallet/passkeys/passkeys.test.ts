import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestAuthenticator, type TestTouch } from '../test/createTestAuthenticator.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let owner: WalletBrowser
let key: ReturnType<typeof createTestAuthenticator>
let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `passkey${count}@mail.example`
  service = await startWalletServer({ database })
  owner = await service.logIn(email)
  key = createTestAuthenticator(service.origin)
})
afterEach(() => service.stop())
afterAll(() => database.close())

const ask = async (page: WalletBrowser, purpose: string, host = service.host) =>
  (
    await page.send('/wallet/v1/passkeys/options', {
      body: { purpose, host, browser: 'Safari on iOS' },
    })
  ).body
const answer = (page: WalletBrowser, id: string, response: object) =>
  page.send('/wallet/v1/passkeys', { body: { id, response, hasPrf: true } })
async function register(page: WalletBrowser, touch: TestTouch = {}) {
  const { id, options } = await ask(page, 'register')
  return answer(page, id, key.create(options, touch))
}
async function logIn(page: WalletBrowser, touch: TestTouch = {}) {
  const { id, options } = await ask(page, 'login')
  return answer(page, id, key.get(options, touch))
}
const refused = { status: 403, body: { code: 'PASSKEY_REFUSED' } }

test('default: a passkey is registered, and logs in to the same account', async () => {
  const { id, options, expiresIn } = await ask(owner, 'register')
  expect(expiresIn).toBe(300)
  expect(options).toMatchObject({
    rp: { id: 'wallet.app.example' },
    user: { name: email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    pubKeyCredParams: [{ alg: -7 }, { alg: -8 }, { alg: -257 }],
  })
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('mail')
  const registered = await answer(owner, id, key.create(options))
  expect(registered).toMatchObject({
    status: 200,
    body: {
      passkey: { id: key.id, label: 'Safari on iOS', isBackedUp: false, hasPrf: true },
      session: { method: 'email' },
    },
  })
  const browser = await service.openBrowser()
  const opened = await logIn(browser)
  expect(opened.body.session).toMatchObject({
    ...{ account: registered.body.session.account, method: 'passkey', isProven: false },
    user: { email },
  })
  expect((await browser.send('/wallet/v1/passkeys')).body.passkeys).toHaveLength(1)
})

test('behavior: without a session a passkey makes a new account', async () => {
  const browser = await service.openBrowser()
  const { session } = (await register(browser)).body
  expect(session).toMatchObject({ method: 'passkey', user: { email: null }, wallets: [] })
  const other = await service.openBrowser()
  expect((await logIn(other)).body.session.account).toBe(session.account)
})

test('behavior: a wallet that asks for a passkey gives no share without it', async () => {
  await register(owner)
  const wallet = await createTestWallet(owner, 'passkey', { confirm: 'passkey' })
  const share = (confirmation: string | null, page = owner) =>
    page.send(`${wallet.path}/share`, {
      body: {
        ...{ generation: 1, purpose: 'sign', digest: null, confirmation },
        proof: { kind: 'device' },
      },
    })
  const confirm = async (touch: TestTouch = {}, by = key) => {
    const { id, options } = await ask(owner, 'confirm')
    expect(options.allowCredentials).toMatchObject([{ id: key.id }])
    return JSON.stringify({ id, response: by.get(options, touch), hasPrf: false })
  }
  expect((await share(null)).body.code).toBe('CONFIRMATION_REQUIRED')
  const good = await confirm()
  expect((await share(good)).status).toBe(200)
  expect(await share(good)).toMatchObject(refused)
  expect(await share(await confirm({ isVerified: false }))).toMatchObject(refused)
  expect(await share(await confirm({}, createTestAuthenticator(service.origin)))).toMatchObject(
    refused,
  )
  const touched = JSON.parse(await confirm())
  const nul = { ...touched, response: { ...touched.response, id: '\0' } }
  expect(await share(JSON.stringify(nul))).toMatchObject(refused)
  const login = await ask(owner, 'login')
  const wrong = JSON.stringify({ id: login.id, response: key.get(login.options), hasPrf: false })
  expect(await share(wrong)).toMatchObject(refused)
})

test('behavior: an owner asks for a passkey from now on, and an unlocked browser does not stop it', async () => {
  const wallet = await createTestWallet(owner)
  const set = (confirm: string, confirmation: string | null = null) =>
    owner.send(`${wallet.path}/confirm`, {
      ...{ method: 'PUT', body: { confirm, proof: { kind: 'device' }, confirmation } },
    })
  expect((await set('passkey')).body.errors).toMatchObject([{ at: '/confirm' }])
  await register(owner)
  expect((await set('passkey')).body.wallet.confirm).toBe('passkey')
  expect((await set('off')).body.code).toBe('CONFIRMATION_REQUIRED')
  const { id, options } = await ask(owner, 'confirm')
  const touched = JSON.stringify({ id, response: key.get(options), hasPrf: false })
  expect((await set('off', touched)).body.wallet.confirm).toBe('off')
})

test.each<[string, TestTouch]>([
  ['another origin', { origin: 'https://app.example' }],
  ['another site', { rpId: 'app.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['another page around it', { topOrigin: 'https://evil.example' }],
  ['another host of the operator', { topOrigin: 'https://other.example' }],
  ['no verification', { isVerified: false }],
])('error: an answer with %s', async (_, touch) => {
  expect(await register(owner, touch)).toMatchObject(refused)
  expect((await register(owner)).status).toBe(200)
  expect(await logIn(await service.openBrowser(), touch)).toMatchObject(refused)
})

test('behavior: a frame may ask in its page', async () => {
  expect((await register(owner, { topOrigin: service.host })).status).toBe(200)
  expect((await logIn(await service.openBrowser(), { topOrigin: service.host })).status).toBe(200)
})

test('error: a question counts once, for its browser, for 5 minutes', async () => {
  await register(owner)
  const [browser, thief] = [await service.openBrowser(), await service.openBrowser()]
  const { id, options } = await ask(browser, 'login')
  const response = key.get(options)
  expect(await answer(thief, id, response)).toMatchObject(refused)
  expect((await answer(browser, id, response)).status).toBe(200)
  expect(await answer(browser, id, response)).toMatchObject(refused)
  const wrong = await ask(browser, 'login')
  await answer(browser, wrong.id, key.get(wrong.options, { isVerified: false }))
  expect(await answer(browser, wrong.id, key.get(wrong.options))).toMatchObject(refused)
  const late = await ask(browser, 'login')
  service.skip(301)
  expect(await answer(browser, late.id, key.get(late.options))).toMatchObject(refused)
})

test('error: an unknown passkey, one that is registered, and answers that are none', async () => {
  expect(await logIn(await service.openBrowser())).toMatchObject(refused)
  await register(owner)
  expect(await register(owner)).toMatchObject(refused)
  expect(await register(await service.openBrowser())).toMatchObject(refused)
  for (const response of [
    {},
    { id: 'a', type: 'public-key' },
    { ...key.get({ challenge: '' }), type: 'x' },
  ]) {
    const { id } = await ask(owner, 'login')
    expect(await answer(owner, id, response)).toMatchObject(refused)
  }
})

test('behavior: a passkey that counts backwards still logs in, and the log says so', async () => {
  await register(owner)
  const browser = await service.openBrowser()
  await logIn(browser, { counter: 9 })
  expect((await logIn(browser, { counter: 3 })).status).toBe(200)
  expect(service.lines.join('')).toContain('counted backwards')
})

test('error: W11, who has the mailbox alone adds and removes no passkey', async () => {
  await register(owner)
  await createTestWallet(owner)
  const thief = await service.logIn(email)
  const own = createTestAuthenticator(service.origin)
  const { id, options } = await ask(thief, 'register')
  const added = await answer(thief, id, own.create(options))
  expect(added.body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  const remove = (page: WalletBrowser) =>
    page.send(`/wallet/v1/passkeys/${key.id}`, { method: 'DELETE' })
  expect((await remove(thief)).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  expect((await remove(owner)).status).toBe(204)
  expect(await logIn(await service.openBrowser())).toMatchObject(refused)
})

test('behavior: a passkey that is added is no new login', async () => {
  const before = owner.steal()
  await register(owner)
  expect(owner.jar).toEqual(before)
  const wallet = await createTestWallet(owner)
  service.skip(301)
  key = createTestAuthenticator(service.origin)
  await register(owner)
  const body = {
    ...{ generation: 1, purpose: 'export', digest: null, confirmation: null },
    proof: { kind: 'device' },
  }
  expect((await owner.send(`${wallet.path}/share`, { body })).body.code).toBe('LOGIN_TOO_OLD')
})

test('error: a wallet that asks for a passkey needs one, and keeps it', async () => {
  const none = await createTestWallet(owner, 'code', { confirm: 'passkey' })
  expect(none.created).toMatchObject({ status: 400, body: { errors: [{ at: '/confirm' }] } })
  await register(owner)
  const body = { ...none.body, holders: none.body.holders }
  expect((await owner.send('/wallet/v1/wallets', { body })).status).toBe(201)
  const gone = await owner.send(`/wallet/v1/passkeys/${key.id}`, { method: 'DELETE' })
  expect(gone.body.code).toBe('LAST_METHOD')
})

test('error: the last way to log in stays', async () => {
  const browser = await service.openBrowser()
  await register(browser)
  const gone = await browser.send(`/wallet/v1/passkeys/${key.id}`, { method: 'DELETE' })
  expect(gone.body.code).toBe('LAST_METHOD')
  const other = await browser.send('/wallet/v1/passkeys/AAAA', { method: 'DELETE' })
  expect(other.status).toBe(404)
})

test('error: a question that was asked before a login, or by another account', async () => {
  const browser = await service.openBrowser()
  const asked = await ask(browser, 'register')
  await service.logIn(`other${count}@mail.example`, browser)
  expect(await answer(browser, asked.id, key.create(asked.options))).toMatchObject(refused)
  const own = await ask(browser, 'register')
  await browser.send('/wallet/v1/session', { method: 'DELETE' })
  expect(await answer(browser, own.id, key.create(own.options))).toMatchObject(refused)
})
