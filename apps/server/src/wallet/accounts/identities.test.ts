import { type LocalSocials, localUser, startSocials } from '@cleat/localnet'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestAuthenticator } from '../test/createTestAuthenticator.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'
import { visitProvider } from '../test/visitProvider.ts'

const origin = 'https://wallet.app.example'
const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let socials: LocalSocials
let service: WalletServer
let count = 0
let email = ''
beforeAll(async () => {
  socials = await startSocials({ origin })
})
afterAll(async () => {
  await socials.stop()
  await database.close()
})
beforeEach(async () => {
  count += 1
  email = `linked${count}@gmail.com`
  const { clientId, clientSecret } = socials
  service = await startWalletServer({
    database,
    environment: {
      ...{ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
      ...{ GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret },
      ...{ GOOGLE_URL: socials.urlOf('google'), GITHUB_URL: socials.urlOf('github') },
    },
  })
  for (const id of ['google', 'github'] as const)
    socials.use(id, { ...localUser, id: `${40_000_000 + count}000`, email })
})
afterEach(() => service.stop())

/** A login that the provider proved, and that is not finished. */
async function prove(page: WalletBrowser, provider: 'google' | 'github') {
  const body = { method: 'social', provider, host: service.host }
  const login = (await page.send('/wallet/v1/logins', { body })).body
  const gone = await page.send(login.path, { proof: null })
  const answer = await visitProvider(gone.headers.get('Location') ?? '', origin)
  await page.send(`${answer.path}?${answer.parameters}`, { proof: null })
  return login.id as string
}
const finish = (page: WalletBrowser, id: string, account = 'new') =>
  page.send(`/wallet/v1/logins/${id}/finish`, { body: { account } })
const link = (page: WalletBrowser, login: string) =>
  page.send('/wallet/v1/identities', { body: { login } })
const list = async (page: WalletBrowser) =>
  (await page.send('/wallet/v1/identities')).body.identities.map(
    ({ provider }: { provider: string }) => provider,
  )
const account = async (page: WalletBrowser) =>
  (await page.send('/wallet/v1/session')).body.session.account

test('default: another way to log in is added, and opens the same account', async () => {
  const page = await service.logIn(email)
  const own = await account(page)
  service.mailbox.clear()
  const linked = await link(page, await prove(page, 'google'))
  expect(linked.body.identities).toMatchObject([
    { provider: 'email', email },
    { provider: 'google', email, username: 'Ada Lovelace' },
  ])
  await expect.poll(() => service.mailbox.mails.at(-1)?.subject).toBe('Another way to log in')
  expect(service.mailbox.mails.at(-1)?.text).toContain('Google was added as a way to log in')
  const other = await service.openBrowser()
  await finish(other, await prove(other, 'google'), 'known')
  expect(await account(other)).toBe(own)
})

test('behavior: who logs in again does so as the same account', async () => {
  const page = await service.logIn(email)
  await link(page, await prove(page, 'google'))
  const own = await account(page)
  service.skip(600)
  const again = await finish(page, await prove(page, 'google'), 'same')
  expect(again.body.session).toMatchObject({ account: own, method: 'google' })
  expect(again.body.session.loginAge).toBeLessThan(5)
  // GitHub is the login of no account yet, and then of another one.
  const other = await service.openBrowser()
  const known = { status: 409, body: { code: 'LOGIN_ACCOUNT_KNOWN' } }
  expect(await finish(page, await prove(page, 'github'), 'same')).toMatchObject(known)
  await finish(other, await prove(other, 'github'))
  expect(await finish(page, await prove(page, 'github'), 'same')).toMatchObject(known)
  expect(await account(page)).toBe(own)
  // Without a session there is no account to be the same.
  const nobody = await service.openBrowser()
  expect(await finish(nobody, await prove(nobody, 'google'), 'same')).toMatchObject(known)
})

test('behavior: an e-mail that a provider proved before is asked about, and linked', async () => {
  const first = await service.openBrowser()
  await finish(first, await prove(first, 'google'))
  const page = await service.openBrowser()
  const start = { method: 'email', email, host: service.host, browser: 'Safari on iOS' }
  const { id } = (await page.send('/wallet/v1/logins', { body: start })).body
  const code = await service.mailbox.codeFor(email)
  const answer = await page.send(`/wallet/v1/logins/${id}/code`, { body: { code } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'LOGIN_ACCOUNT_KNOWN' } })
  expect(page.jar.size).toBe(0)
  expect((await page.send(`/wallet/v1/logins/${id}`)).body).toMatchObject({
    ...{ state: 'linkable', methods: ['google'], email },
  })
  // It is proven by the other method, and then linked.
  await finish(page, await prove(page, 'google'), 'known')
  expect((await link(page, id)).status).toBe(200)
  expect(await list(page)).toEqual(['google', 'email'])
  const again = await service.logIn(email)
  expect(await account(again)).toBe(await account(first))
})

test('behavior: or a separate account is made, for who asks for it', async () => {
  const first = await service.openBrowser()
  await finish(first, await prove(first, 'google'))
  const page = await service.openBrowser()
  const start = { method: 'email', email, host: service.host, browser: 'Safari on iOS' }
  const { id } = (await page.send('/wallet/v1/logins', { body: start })).body
  const code = await service.mailbox.codeFor(email)
  await page.send(`/wallet/v1/logins/${id}/code`, { body: { code } })
  expect((await finish(page, id)).body.session).toMatchObject({ method: 'email', user: { email } })
  expect(await account(page)).not.toBe(await account(first))
  expect(await account(await service.logIn(email))).toBe(await account(page))
})

test('behavior: what proves the account is named: no mailbox at another address', async () => {
  const first = await service.logIn(`other-${email}`)
  await link(first, await prove(first, 'google'))
  const page = await service.openBrowser()
  const id = await prove(page, 'github')
  expect((await page.send(`/wallet/v1/logins/${id}`)).body).toMatchObject({
    ...{ state: 'linkable', methods: ['google'], email },
  })
  const key = createTestAuthenticator(origin)
  const asked = { purpose: 'register', host: service.host, browser: 'Safari on iOS' }
  const { body } = await first.send('/wallet/v1/passkeys/options', { body: asked })
  const answer = { id: body.id, response: key.create(body.options), hasPrf: true }
  await first.send('/wallet/v1/passkeys', { body: answer })
  expect((await page.send(`/wallet/v1/logins/${id}`)).body.methods).toEqual(['google', 'passkey'])
})

test('error: a login of another browser, a login twice, and an identity of another account', async () => {
  const page = await service.logIn(email)
  const other = await service.openBrowser()
  const login = await prove(other, 'github')
  expect((await link(page, login)).body.code).toBe('LOGIN_NOT_PROVEN')
  await finish(other, login)
  const taken = await prove(page, 'github')
  expect((await link(page, taken)).body.code).toBe('IDENTITY_TAKEN')
  const good = await prove(page, 'google')
  expect((await link(page, good)).status).toBe(200)
  expect((await link(page, good)).body.code).toBe('LOGIN_NOT_PROVEN')
})

test('error: W11, who has the mailbox alone links and unlinks nothing', async () => {
  const owner = await service.logIn(email)
  await link(owner, await prove(owner, 'google'))
  await createTestWallet(owner)
  const thief = await service.logIn(email)
  expect((await link(thief, await prove(thief, 'github'))).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  const unlink = (page: WalletBrowser) =>
    page.send('/wallet/v1/identities/google', { method: 'DELETE' })
  expect((await unlink(thief)).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  service.mailbox.clear()
  expect((await unlink(owner)).status).toBe(204)
  expect(await list(owner)).toEqual(['email'])
  await expect
    .poll(() => service.mailbox.mails.at(-1)?.subject)
    .toBe('A way to log in was taken away')
  expect(service.mailbox.mails.at(-1)?.text).toContain('/w/freeze?language=en#')
})

test('error: the last way to log in stays, and others are not there', async () => {
  const page = await service.logIn(email)
  const unlink = (provider: string) =>
    page.send(`/wallet/v1/identities/${provider}`, { method: 'DELETE' })
  expect((await unlink('email')).body.code).toBe('LAST_METHOD')
  expect((await unlink('google')).body.code).toBe('NOT_FOUND')
})

test('default: an account of a provider gets an e-mail, which logs in to it', async () => {
  const page = await service.openBrowser()
  await finish(page, await prove(page, 'google'))
  const own = await account(page)
  await createTestWallet(page)
  const next = `first${count}@mail.example`
  const start = (by = page, to = next) =>
    by.send('/wallet/v1/email-changes/first', {
      body: { email: to, host: service.host, browser: 'Safari on iOS' },
    })
  const take = (id: string, code: string) =>
    page.send(`/wallet/v1/email-changes/${id}/new`, { body: { code } })
  service.mailbox.clear()
  const { id, method } = (await start()).body
  expect(method).toBe('email')
  const code = await service.mailbox.codeFor(next)
  const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
  expect((await take(id, wrong)).body.code).toBe('LOGIN_CODE_WRONG')
  expect(await list(page)).toEqual(['google'])
  // It is no login, and no code of an old mailbox.
  const asLogin = await page.send(`/wallet/v1/logins/${id}/code`, { body: { code } })
  const asOld = await page.send(`/wallet/v1/email-changes/${id}/old`, { body: { code } })
  for (const { body } of [asLogin, asOld]) expect(body.code).toBe('LOGIN_CODE_EXPIRED')
  expect((await take(id, code)).status).toBe(200)
  expect(await list(page)).toEqual(['google', 'email'])
  const subjects = () => service.mailbox.mails.filter(({ subject }) => /^Another/.test(subject))
  await expect
    .poll(() =>
      subjects()
        .map(({ to }) => to[0])
        .sort(),
    )
    .toEqual([next, email].sort())
  expect(await account(await service.logIn(next))).toBe(own)
  // It has one then, which is changed.
  expect(await start()).toMatchObject({ status: 409, body: { code: 'IDENTITY_TAKEN' } })
})

test('error: an e-mail of another account, and who has proven no device', async () => {
  const page = await service.openBrowser()
  await finish(page, await prove(page, 'google'))
  const next = `first${count}@mail.example`
  await service.logIn(next)
  service.mailbox.clear()
  const body = { email: next, host: service.host, browser: 'Safari on iOS' }
  const { id } = (await page.send('/wallet/v1/email-changes/first', { body })).body
  const code = await service.mailbox.codeFor(next)
  const taken = await page.send(`/wallet/v1/email-changes/${id}/new`, { body: { code } })
  expect(taken.body.code).toBe('IDENTITY_TAKEN')
  expect(await list(page)).toEqual(['google'])
  await createTestWallet(page)
  const thief = await service.openBrowser()
  await finish(thief, await prove(thief, 'google'), 'known')
  const refused = await thief.send('/wallet/v1/email-changes/first', { body })
  expect(refused.body.code).toBe('LOGIN_DEVICE_UNPROVEN')
})
