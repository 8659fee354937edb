import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let browser: WalletBrowser
let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `visitor${count}@mail.example`
  service = await startWalletServer({ database })
  browser = await service.logIn(email)
})
afterEach(() => service.stop())
afterAll(() => database.close())

const read = async (page: WalletBrowser) => (await page.send('/wallet/v1/session')).body.session
const refresh = (page: WalletBrowser) => page.send('/wallet/v1/session/refresh', { method: 'POST' })
const put = (page: WalletBrowser, cookies: ReadonlyMap<string, string>) => {
  page.jar.clear()
  for (const [name, value] of cookies) page.jar.set(name, value)
}

test('default: a session is renewed with another token, and the next one is due later', async () => {
  const before = browser.steal()
  expect((await read(browser)).refreshIn).toBeGreaterThan(590)
  service.skip(600)
  expect((await read(browser)).refreshIn).toBe(0)
  const answer = await refresh(browser)
  expect(answer.body.session.refreshIn).toBeGreaterThan(590)
  expect(browser.jar).not.toEqual(before)
  expect(await read(browser)).not.toBeNull()
})

test('behavior: another tab may still send the token before, for 30 s', async () => {
  const before = browser.steal()
  await refresh(browser)
  const after = browser.steal()
  put(browser, before)
  service.skip(29)
  expect(await read(browser)).not.toBeNull()
  const late = await refresh(browser)
  expect(late.status).toBe(200)
  expect(late.headers.getSetCookie()).toEqual([])
  put(browser, after)
  expect(await read(browser)).not.toBeNull()
})

test('error: later it ends the session, also for the newer token', async () => {
  const before = browser.steal()
  await refresh(browser)
  const after = browser.steal()
  service.skip(31)
  put(browser, before)
  expect(await read(browser)).toBeNull()
  expect(browser.jar.size).toBe(0)
  put(browser, after)
  expect(await read(browser)).toBeNull()
})

test('error: a copied cookie is of no use without its key, and used again it ends the session', async () => {
  const thief = await service.openBrowser()
  put(thief, browser.steal())
  expect(await read(thief)).toBeNull()
  put(thief, browser.steal())
  expect((await refresh(thief)).body.code).toBe('WALLET_SESSION_ENDED')
  expect(await read(browser)).not.toBeNull()
  const before = browser.steal()
  await refresh(browser)
  put(thief, before)
  expect(await read(thief)).toBeNull()
  expect(await read(browser)).toBeNull()
})

test('behavior: a browser whose key was evicted, and whose cookie was not, logs in again', async () => {
  const evicted = await service.openBrowser()
  put(evicted, browser.steal())
  const asked = { purpose: 'login', host: service.host, browser: 'Safari on iOS' }
  expect((await evicted.send('/wallet/v1/passkeys/options', { body: asked })).status).toBe(200)
  await service.logIn(email, evicted)
  expect(await read(evicted)).not.toBeNull()
  expect(await read(browser)).not.toBeNull()
})

test('behavior: of many tabs that renew at once one gets the token, and all stay logged in', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(browser)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1)
  expect(await read(browser)).not.toBeNull()
})

test('behavior: a session ends after 7 days without a visit, and after 30 in any case', async () => {
  for (const _ of [1, 2, 3, 4]) {
    service.skip(6 * 86_400)
    expect(await read(browser)).not.toBeNull()
  }
  service.skip(6 * 86_400 + 60)
  expect(await read(browser)).toBeNull()
  await service.logIn(email, browser)
  service.skip(7 * 86_400 + 61)
  expect(await read(browser)).toBeNull()
})

test('behavior: a login in the same browser ends the session before', async () => {
  const before = browser.steal()
  await service.logIn(email, browser)
  const after = browser.steal()
  put(browser, before)
  expect(await read(browser)).toBeNull()
  put(browser, after)
  expect(await read(browser)).not.toBeNull()
})

test('behavior: log out, here and everywhere', async () => {
  const other = await service.logIn(email)
  expect((await other.send('/wallet/v1/session', { method: 'DELETE' })).status).toBe(204)
  expect(other.jar.size).toBe(0)
  expect(await read(browser)).not.toBeNull()
  const third = await service.logIn(email)
  expect((await browser.send('/wallet/v1/sessions', { method: 'DELETE' })).status).toBe(204)
  expect(await read(third)).toBeNull()
  const again = await browser.send('/wallet/v1/session', { method: 'DELETE' })
  expect(again.body.code).toBe('WALLET_SESSION_REQUIRED')
})

test('error: forged tokens', async () => {
  const [token = ''] = browser.jar.values()
  const [id = ''] = token.split('.')
  for (const value of ['', 'a', `${'A'.repeat(22)}.${'A'.repeat(43)}`]) {
    put(browser, new Map([['__Host-cleat', value]]))
    expect(await read(browser)).toBeNull()
  }
  put(browser, new Map([['__Host-cleat', token]]))
  expect(await read(browser)).not.toBeNull()
  put(browser, new Map([['cleat', token]]))
  expect(await read(browser)).toBeNull()
  put(browser, new Map([['__Host-cleat', `${id}.${'A'.repeat(43)}`]]))
  expect(await read(browser)).toBeNull()
})
