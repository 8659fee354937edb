import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestAuthenticator } from '../test/createTestAuthenticator.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
const hours = 3600
let service: WalletServer
let owner: WalletBrowser
let key: ReturnType<typeof createTestAuthenticator>
let count = 0
let email = ''
let next = ''
beforeEach(async () => {
  count += 1
  email = `lost${count}@mail.example`
  next = `found${count}@mail.example`
  service = await startWalletServer({ database })
  owner = await service.logIn(email)
  await createTestWallet(owner)
  key = createTestAuthenticator(service.origin)
  const { id, options } = await ask('register')
  await owner.send('/wallet/v1/passkeys', {
    body: { id, response: key.create(options), hasPrf: true },
  })
  service.mailbox.clear()
})
afterEach(() => service.stop())
afterAll(() => database.close())

const base = '/wallet/v1/email-changes'
const ask = async (purpose: string, page = owner) =>
  (
    await page.send('/wallet/v1/passkeys/options', {
      body: { purpose, host: service.host, browser: 'Safari on iOS' },
    })
  ).body
async function touch(by = key, page = owner) {
  const { id, options } = await ask('confirm', page)
  return JSON.stringify({ id, response: by.get(options), hasPrf: true })
}
const start = (confirmation: string, page = owner, to = next) =>
  page.send(`${base}/lost`, {
    body: { email: to, host: service.host, browser: 'Safari on iOS', confirmation },
  })
const prove = (id: string, code: string, page = owner) =>
  page.send(`${base}/${id}/new`, { body: { code } })
const readWaiting = async (page = owner) => (await page.send(base)).body.waiting
const account = async (page: WalletBrowser) =>
  (await page.send('/wallet/v1/session')).body.session.account
const readEmail = async () =>
  (await owner.send('/wallet/v1/identities')).body.identities[0].email as string
const readLog = async () =>
  (await owner.send('/wallet/v1/events')).body.events
    .map(({ event, facts }: { event: string; facts: { by?: string } }) =>
      [event, facts.by].filter(Boolean).join(' '),
    )
    .filter((line: string) => line.startsWith('identity.'))
const keep = (token: string, page = owner) => page.send(`${base}/keep`, { body: { token } })
async function readMail(subject: string) {
  await expect.poll(() => service.mailbox.mails.map((mail) => mail.subject)).toContain(subject)
  const mail = service.mailbox.mails.find((one) => one.subject === subject)
  if (!mail) throw new Error('The mail is gone.')
  return mail
}
const readLink = async () => {
  const { text } = await readMail('The e-mail of your wallet will be changed')
  return (
    /https:\/\/wallet\.app\.example\/w\/keep-email\?language=en#(\S+)/.exec(text ?? '')?.[1] ?? ''
  )
}
/** A change that waits. */
async function wait() {
  const { id } = (await start(await touch())).body
  const done = await prove(id, await service.mailbox.codeFor(next))
  if (done.status !== 200) throw new Error(JSON.stringify(done.body))
}

test('default: a passkey and the new mailbox, and after 72 hours the e-mail is another', async () => {
  const own = await account(owner)
  const started = await start(await touch())
  expect(started).toMatchObject({ status: 201, body: { method: 'email', email: next } })
  expect(await readWaiting()).toBeNull()
  const code = await service.mailbox.codeFor(next)
  // The old mailbox got no code.
  expect(service.mailbox.mails.map(({ to }) => to)).toEqual([[next]])
  const done = await prove(started.body.id, code)
  expect(done).toMatchObject({ status: 200, body: { session: { user: { email } } } })
  expect(await readWaiting()).toEqual({ email: next, readyIn: 72 * hours })
  const mail = await readMail('The e-mail of your wallet will be changed')
  expect(mail.to).toEqual([email])
  // Who reads the old mailbox does not learn the new one.
  expect(mail.text).not.toContain(next)
  expect(mail.text).toContain('/w/freeze?language=en#')

  service.skip(72 * hours - 60)
  await service.wallet.prune()
  expect(await readEmail()).toBe(email)
  service.skip(60)
  await service.wallet.prune()
  expect(await readEmail()).toBe(next)
  expect(await readWaiting()).toBeNull()
  expect((await readMail('The e-mail of your wallet was changed')).to).toEqual([email])
  expect(await readLog()).toEqual(['identity.moved', 'identity.waiting'])
  expect(await account(await service.logIn(next))).toBe(own)
  expect(await account(await service.logIn(email))).not.toBe(own)
})

test('behavior: a service that was down when it was due changes the e-mail when it starts', async () => {
  const own = await account(owner)
  await wait()
  await service.stop()
  service = await startWalletServer({ database, skippedSeconds: 72 * hours })
  expect((await readMail('The e-mail of your wallet was changed')).to).toEqual([email])
  expect(await account(await service.logIn(next))).toBe(own)
})

test('default: the link of the old mailbox stops it, once, without a login', async () => {
  await wait()
  const token = await readLink()
  // A mail scanner opens the page, and asks the service nothing.
  const opened = await service.app.request(`${base}/keep?token=${token}`)
  expect(opened.status).toBe(405)
  expect(await readWaiting()).toMatchObject({ email: next })
  const stranger = await service.openBrowser()
  expect((await keep(token, stranger)).status).toBe(204)
  expect(await keep(token, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await readWaiting()).toBeNull()
  service.skip(73 * hours)
  await service.wallet.prune()
  expect(await readEmail()).toBe(email)
  expect(await readLog()).toEqual(['identity.kept link', 'identity.waiting'])
})

test('default: the settings stop it', async () => {
  await wait()
  expect((await owner.send(base, { method: 'DELETE' })).status).toBe(204)
  expect((await owner.send(base, { method: 'DELETE' })).body.code).toBe('NOT_FOUND')
  expect(await keep(await readLink())).toMatchObject({ status: 404 })
  expect(await readLog()).toEqual(['identity.kept settings', 'identity.waiting'])
})

test('behavior: a second one takes the place of the first, whose link stops nothing', async () => {
  await wait()
  const first = await readLink()
  service.skip(3 * hours)
  next = `other${count}@mail.example`
  service.mailbox.clear()
  await wait()
  expect((await keep(first)).status).toBe(404)
  expect(await readWaiting()).toEqual({ email: next, readyIn: 72 * hours })
  expect((await keep(await readLink())).status).toBe(204)
})

test('behavior: freezing, another change and a removed e-mail stop it', async () => {
  await wait()
  const { text } = await readMail('The e-mail of your wallet will be changed')
  const token = /\/w\/freeze\?language=en#(\S+)/.exec(text ?? '')?.[1] ?? ''
  expect((await owner.send('/wallet/v1/freeze', { body: { token } })).status).toBe(204)
  expect(await readWaiting()).toBeNull()
  service.mailbox.clear()
  await wait()
  expect((await owner.send('/wallet/v1/identities/email', { method: 'DELETE' })).status).toBe(204)
  expect(await readWaiting()).toBeNull()
  expect((await readLog()).filter((line: string) => line.startsWith('identity.kept'))).toEqual([
    'identity.kept change',
    'identity.kept freeze',
  ])
})

test('error: an e-mail that another account got meanwhile stays there', async () => {
  await wait()
  const other = await account(await service.logIn(next))
  service.skip(72 * hours)
  await service.wallet.prune()
  expect(await readEmail()).toBe(email)
  expect(await account(await service.logIn(next))).toBe(other)
  expect(await readLog()).toEqual(['identity.kept taken', 'identity.waiting'])
})

test('error: an e-mail of another account, which is said to who proved it alone', async () => {
  await service.logIn(next)
  service.mailbox.clear()
  const { id } = (await start(await touch())).body
  expect((await prove(id, await service.mailbox.codeFor(next))).body.code).toBe('IDENTITY_TAKEN')
  expect(await readWaiting()).toBeNull()
})

test('error: no passkey, one of another account, and one that was used', async () => {
  expect((await start('')).body.code).toBe('CONFIRMATION_REQUIRED')
  expect((await start('{}')).body.code).toBe('CONFIRMATION_REQUIRED')
  const foreign = createTestAuthenticator(service.origin)
  expect((await start(await touch(foreign))).body.code).toBe('PASSKEY_REFUSED')
  const used = await touch()
  expect((await start(used)).status).toBe(201)
  expect((await start(used)).body.code).toBe('PASSKEY_REFUSED')
  expect(await readWaiting()).toBeNull()
})

test('error: W11, who has the old mailbox alone starts, sees and stops nothing', async () => {
  await wait()
  const thief = await service.logIn(email)
  expect((await start('{}', thief)).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  expect((await thief.send(base)).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  expect((await thief.send(base, { method: 'DELETE' })).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  expect(await readWaiting()).toMatchObject({ email: next })
})

test('error: its code is no code of the old mailbox, and a wrong one starts no wait', async () => {
  const { id } = (await start(await touch())).body
  const code = await service.mailbox.codeFor(next)
  const asOld = await owner.send(`${base}/${id}/old`, { body: { code } })
  expect(asOld.body.code).toBe('LOGIN_CODE_EXPIRED')
  const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
  expect((await prove(id, wrong)).body.code).toBe('LOGIN_CODE_WRONG')
  expect(await readWaiting()).toBeNull()
  expect((await prove(id, code)).status).toBe(200)
})

test('error: forged links', async () => {
  await wait()
  const [id = '', end = '', signature = ''] = (await readLink()).split('.')
  const forged = [
    `${id}.${Number(end) + 1}.${signature}`,
    `${'B'.repeat(22)}.${end}.${signature}`,
    `${id}.${end}.${'A'.repeat(43)}`,
  ]
  for (const token of forged) expect((await keep(token)).status).toBe(404)
  expect((await keep('nothing')).body.errors).toMatchObject([{ at: '/token' }])
  expect(await readWaiting()).toMatchObject({ email: next })
})

test('behavior: what waits is sealed with the newest secret, and still opens', async () => {
  const own = await account(owner)
  await wait()
  const [old, fresh] = ['A'.repeat(43), `${'B'.repeat(42)}A`]
  const open = async (WALLET_KEY: string) => {
    const other = await startWalletServer({ database, environment: { WALLET_KEY } })
    onTestFinished(() => other.stop())
    return other
  }
  await (await open(`${fresh},${old}`)).wallet.prune()
  const alone = await open(fresh)
  alone.skip(72 * hours)
  await alone.wallet.prune()
  expect(await account(await alone.logIn(next))).toBe(own)
})
