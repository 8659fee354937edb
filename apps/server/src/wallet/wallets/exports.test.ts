import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestAuthenticator } from '../test/createTestAuthenticator.ts'
import { createTestShares } from '../test/createTestShares.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { proveTestRecovery } from '../test/proveTestRecovery.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let owner: WalletBrowser
let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `export${count}@mail.example`
  service = await startWalletServer({ database })
  owner = await service.logIn(email)
})
afterEach(() => service.stop())
afterAll(() => database.close())

type Wallet = Awaited<ReturnType<typeof createTestWallet>>
type Key = ReturnType<typeof createTestAuthenticator>

const askExport = (browser: WalletBrowser, { path }: Wallet, changed: object = {}) =>
  browser.send(`${path}/share`, {
    body: {
      ...{ generation: 1, purpose: 'export', digest: null, confirmation: null },
      ...{ proof: { kind: 'device' }, ...changed },
    },
  })
const codeOf = (answer: { status: number; body: { code?: string } }) => [
  answer.status,
  answer.body.code,
]
const listEvents = async () => {
  const { events } = (await owner.send('/wallet/v1/events')).body
  return events as { event: string; facts: Record<string, string> }[]
}
const askPasskey = async (purpose: string) =>
  (
    await owner.send('/wallet/v1/passkeys/options', {
      body: { purpose, host: service.host, browser: 'Chrome on macOS' },
    })
  ).body
const answerPasskey = (id: string, response: object, page = owner) =>
  page.send('/wallet/v1/passkeys', { body: { id, response, hasPrf: true } })
async function addPasskey(): Promise<Key> {
  const key = createTestAuthenticator(service.origin)
  const { id, options } = await askPasskey('register')
  await answerPasskey(id, key.create(options))
  return key
}

test('default: a new login exports, and the owner hears of it by mail and in the log', async () => {
  const wallet = await createTestWallet(owner)
  service.mailbox.clear()
  expect((await askExport(owner, wallet)).status).toBe(200)
  await expect.poll(() => service.mailbox.mails.at(-1)?.subject).toBe('Your keys were exported')
  expect(service.mailbox.mails.at(-1)?.text).toContain('/w/freeze?language=en#')
  expect((await listEvents())[0]).toMatchObject({
    event: 'share.released',
    facts: { wallet: wallet.id, holder: wallet.device.id, purpose: 'export' },
  })
})

test('error: who has the session and the device, and did not log in anew', async () => {
  const wallet = await createTestWallet(owner)
  service.skip(301)
  service.mailbox.clear()
  expect(codeOf(await askExport(owner, wallet))).toEqual([403, 'LOGIN_TOO_OLD'])
  // A session that is renewed is no new login.
  await owner.send('/wallet/v1/session/refresh', { method: 'POST' })
  expect(codeOf(await askExport(owner, wallet))).toEqual([403, 'LOGIN_TOO_OLD'])
  expect(service.mailbox.mails).toEqual([])
  expect((await listEvents())[0]).toMatchObject({
    ...{ event: 'share.refused', facts: { wallet: wallet.id, by: 'device', purpose: 'export' } },
  })
  const { session } = (await owner.send('/wallet/v1/session')).body
  expect(session.loginAge).toBeGreaterThan(300)
  await service.logIn(email, owner)
  expect((await owner.send('/wallet/v1/session')).body.session.loginAge).toBeLessThan(5)
  expect((await askExport(owner, wallet)).status).toBe(200)
})

test('error: who has the mailbox, and no holder of the wallet', async () => {
  const wallet = await createTestWallet(owner)
  const thief = await service.logIn(email)
  expect(codeOf(await askExport(thief, wallet))).toEqual([403, 'SHARE_REFUSED'])
  const own = await createTestWallet(thief, 'code', { isSeparate: true })
  expect(codeOf(await askExport(thief, wallet))).toEqual([403, 'SHARE_REFUSED'])
  expect((await askExport(thief, own)).status).toBe(200)
})

test('error: who is logged in to another account', async () => {
  const wallet = await createTestWallet(owner)
  const stranger = await service.logIn(`stranger-export${count}@mail.example`)
  await createTestWallet(stranger)
  expect(codeOf(await askExport(stranger, wallet))).toEqual([404, 'NOT_FOUND'])
  const proof = await proveTestRecovery(owner, wallet.id, wallet.recovery)
  expect(codeOf(await askExport(stranger, wallet, { proof }))).toEqual([404, 'NOT_FOUND'])
})

test('error: a device that was removed, or a wallet that is frozen or newer', async () => {
  const wallet = await createTestWallet(owner)
  expect(codeOf(await askExport(owner, wallet, { generation: 2 }))).toEqual([
    ...[409, 'GENERATION_CONFLICT'],
  ])
  const browser = await service.logIn(email)
  const proof = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  await askExport(browser, wallet, { proof, purpose: 'reshare' })
  await browser.send(`/wallet/v1/devices/${wallet.device.id}`, { method: 'DELETE' })
  expect(codeOf(await askExport(owner, wallet))).toEqual([401, 'WALLET_SESSION_ENDED'])
  await service.logIn(email, owner)
  expect(codeOf(await askExport(owner, wallet))).toEqual([403, 'SHARE_REFUSED'])
})

test('behavior: a passkey of the account is touched, unless it was the new login', async () => {
  const key = await addPasskey()
  const wallet = await createTestWallet(owner)
  const needed = [403, 'CONFIRMATION_REQUIRED']
  expect(codeOf(await askExport(owner, wallet))).toEqual(needed)
  const { id, options } = await askPasskey('confirm')
  const confirmation = JSON.stringify({ id, response: key.get(options), hasPrf: true })
  expect((await askExport(owner, wallet, { confirmation })).status).toBe(200)
  expect((await askExport(owner, wallet, { confirmation })).status).toBe(403)
  // Signing asks for none.
  expect((await askExport(owner, wallet, { purpose: 'sign' })).status).toBe(200)
  service.skip(301)
  const again = await askPasskey('again')
  expect(again.options.allowCredentials).toMatchObject([{ id: key.id }])
  const opened = await answerPasskey(again.id, key.get(again.options))
  expect(opened.body.session).toMatchObject({ method: 'passkey', isProven: true })
  expect((await askExport(owner, wallet)).status).toBe(200)
})

test('error: logging in again by a passkey of another account, or without being logged in', async () => {
  await addPasskey()
  const other = createTestAuthenticator(service.origin)
  const stranger = await service.openBrowser()
  const start = { purpose: 'register', host: service.host, browser: 'Chrome on macOS' }
  const made = (await stranger.send('/wallet/v1/passkeys/options', { body: start })).body
  await answerPasskey(made.id, other.create(made.options), stranger)
  const { id, options } = await askPasskey('again')
  expect(codeOf(await answerPasskey(id, other.get(options)))).toEqual([403, 'PASSKEY_REFUSED'])
  const nobody = await service.openBrowser()
  const body = { purpose: 'again', host: service.host, browser: 'Chrome on macOS' }
  expect(codeOf(await nobody.send('/wallet/v1/passkeys/options', { body }))).toEqual([
    ...[401, 'WALLET_SESSION_REQUIRED'],
  ])
})

test('behavior: a passkey that is taken away is told by mail', async () => {
  const key = await addPasskey()
  await createTestWallet(owner)
  service.mailbox.clear()
  const gone = await owner.send(`/wallet/v1/passkeys/${key.id}`, { method: 'DELETE' })
  expect(gone.status).toBe(204)
  await expect.poll(() => service.mailbox.mails.at(-1)?.text).toContain('a passkey was taken away')
})

const readTest = async ({ path, recovery }: Wallet) => {
  const { wallet } = (await owner.send(path)).body
  const holders = wallet.holders as { id: string; testedAt: string | null }[]
  return Date.parse(holders.find(({ id }) => id === recovery.id)?.testedAt ?? '')
}
const testRecovery = (page: WalletBrowser, { path }: Wallet, proof: object) =>
  page.send(`${path}/test`, { body: { proof } })

test('behavior: a recovery code is tested without a wait, a mail or a share', async () => {
  const wallet = await createTestWallet(owner, 'code')
  expect(await readTest(wallet)).toBeLessThanOrEqual(Date.now())
  service.skip(1_000)
  service.mailbox.clear()
  const proof = await proveTestRecovery(owner, wallet.id, wallet.recovery)
  const answer = await testRecovery(owner, wallet, proof)
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain(wallet.body.share)
  expect(await readTest(wallet)).toBeGreaterThan(Date.now() + 900_000)
  expect(service.mailbox.mails).toEqual([])
  expect((await listEvents())[0]).toMatchObject({
    ...{ event: 'recovery.tested', facts: { holder: wallet.recovery.id } },
  })
  // A new generation with the same method is no test of it.
  const before = await readTest(wallet)
  const next = { ...createTestShares(2, wallet.body.holders), proof: { kind: 'device' } }
  await owner.send(`${wallet.path}/generation`, { method: 'PUT', body: next })
  expect(await readTest(wallet)).toBe(before)
})

test('error: a test by who does not hold the wallet, or with a wrong answer', async () => {
  const wallet = await createTestWallet(owner, 'code')
  const thief = await service.logIn(email)
  const proof = await proveTestRecovery(thief, wallet.id, wallet.recovery)
  expect(codeOf(await testRecovery(thief, wallet, proof))).toEqual([403, 'LOGIN_DEVICE_UNPROVEN'])
  const own = await proveTestRecovery(owner, wallet.id, wallet.recovery)
  const wrong = { ...own, opened: 'A'.repeat(43) }
  expect(codeOf(await testRecovery(owner, wallet, wrong))).toEqual([403, 'SHARE_REFUSED'])
})
