import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let owner: WalletBrowser
let count = 0
let email = ''
let next = ''
beforeEach(async () => {
  count += 1
  email = `before${count}@mail.example`
  next = `after${count}@mail.example`
  service = await startWalletServer({ database })
  owner = await service.logIn(email)
})
afterEach(() => service.stop())
afterAll(() => database.close())

const start = (page = owner, to = next) =>
  page.send('/wallet/v1/email-changes', {
    body: { email: to, host: service.host, browser: 'Safari on iOS' },
  })
const prove = (step: 'old' | 'new', id: string, code: string, page = owner) =>
  page.send(`/wallet/v1/email-changes/${id}/${step}`, { body: { code } })
const toWrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
const account = async (page: WalletBrowser) =>
  (await page.send('/wallet/v1/session')).body.session.account

async function change(to = next) {
  service.mailbox.clear()
  const { id } = (await start(owner, to)).body
  const old = await prove('old', id, await service.mailbox.codeFor(email))
  return { id, old, code: await service.mailbox.codeFor(to) }
}

test('default: codes of both mailboxes, then the new one logs in to the same account', async () => {
  const own = await account(owner)
  service.mailbox.clear()
  const started = await start()
  expect(started).toMatchObject({ status: 201, body: { method: 'email', email, triesLeft: 5 } })
  const { id } = started.body
  const old = await prove('old', id, await service.mailbox.codeFor(email))
  expect(old.body).toMatchObject({ method: 'email', email: next })
  const done = await prove('new', id, await service.mailbox.codeFor(next))
  expect(done.body.session.user.email).toBe(next)
  await expect
    .poll(() => service.mailbox.mails.at(-1)?.subject)
    .toBe('The e-mail of your wallet was changed')
  expect(service.mailbox.mails.at(-1)?.to).toEqual([email])
  expect(await account(await service.logIn(next))).toBe(own)
  expect(await account(await service.logIn(email))).not.toBe(own)
})

test('error: the new mailbox is not asked before the old one is proven', async () => {
  service.mailbox.clear()
  const { id } = (await start()).body
  const code = await service.mailbox.codeFor(email)
  expect((await prove('new', id, code)).body.code).toBe('LOGIN_CODE_EXPIRED')
  expect(await prove('old', id, toWrong(code))).toMatchObject({
    ...{ status: 403, body: { code: 'LOGIN_CODE_WRONG', triesLeft: 4 } },
  })
  await expect(service.mailbox.codeFor(next, { timeoutMs: 200 })).rejects.toThrow('no code')
})

test('error: codes of a change log nobody in, and codes of logins change nothing', async () => {
  const { id, old, code } = await change()
  const asLogin = await owner.send(`/wallet/v1/logins/${old.body.id}/code`, { body: { code } })
  expect(asLogin.body.code).toBe('LOGIN_CODE_EXPIRED')
  expect((await prove('new', id, code)).status).toBe(200)
  expect((await prove('new', id, code)).body.code).toBe('LOGIN_CODE_EXPIRED')
})

test('error: an e-mail of another account, which is said to who proved it alone', async () => {
  await service.logIn(next)
  const { id, old, code } = await change()
  expect(old.status).toBe(200)
  expect((await prove('new', id, code)).body.code).toBe('IDENTITY_TAKEN')
  expect((await owner.send('/wallet/v1/session')).body.session.user.email).toBe(email)
})

test('error: W11, who has the mailbox alone does not take the account away', async () => {
  await createTestWallet(owner)
  const thief = await service.logIn(email)
  expect((await start(thief)).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  service.mailbox.clear()
  const { id } = (await start()).body
  const code = await service.mailbox.codeFor(email)
  expect((await prove('old', id, code, thief)).body.code).toBe('LOGIN_CODE_EXPIRED')
  const stranger = await service.logIn(`stranger${count}@mail.example`)
  expect((await prove('old', id, code, stranger)).body.code).toBe('LOGIN_CODE_EXPIRED')
  expect((await prove('old', id, code)).status).toBe(200)
})

test('error: no address, and half an hour', async () => {
  expect((await start(owner, 'nothing')).body.errors).toMatchObject([{ at: '/email' }])
  service.mailbox.clear()
  const { id } = (await start()).body
  const code = await service.mailbox.codeFor(email)
  service.skip(1801)
  expect((await prove('old', id, code)).body.code).toBe('LOGIN_CODE_EXPIRED')
})
