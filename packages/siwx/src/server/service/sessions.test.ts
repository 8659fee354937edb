import { expect, test } from 'vitest'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import { createSigners, type Signer } from '../../test/signers.ts'

const signers = createSigners()
const minute = 60_000
const day = 86_400_000

test('behavior: refresh gives another value every day, and the old one counts 10 s', async () => {
  const { open, clock } = createTestSiwx()
  const browser = open()
  await browser.enter()
  const name = '__Host-cleat-session'
  const first = String(browser.jar.get(name))
  clock.time += day - 1
  const early = await browser.post('refresh')
  expect(early.status).toBe(200)
  expect(browser.jar.get(name)).toBe(first)
  expect(early.headers.get('Set-Cookie')).toContain('Max-Age=604800')
  clock.time += 1
  const { session } = await (await browser.post('refresh')).json()
  expect(session).toMatchObject({ endsAt: '2026-01-09T00:00:00.000Z' })
  const second = String(browser.jar.get(name))
  expect(second).not.toBe(first)
  const late = open()
  late.jar.set(name, first)
  clock.time += 9_999
  expect(await late.me()).toMatchObject({ id: session.id })
  expect((await late.post('refresh')).headers.getSetCookie()).toEqual([])
  clock.time += 1
  expect(await browser.me()).not.toBeNull()
  // S16: two hold it, so that it ends for both.
  expect(await late.me()).toBeNull()
  expect(await browser.me()).toBeNull()
  const over = await browser.post('refresh')
  expect(over.headers.getSetCookie()).toEqual([expect.stringContaining(`${name}=; Max-Age=0`)])
  expect(await codeOf(over)).toEqual([401, 'SIWX_SESSION_ENDED'])
})

test('behavior: a session ends when it is not used, and after its longest time', async () => {
  const { open, clock } = createTestSiwx({ session: { idleDays: 2, absoluteDays: 5 } })
  const [idle, busy] = [open(), open()]
  await idle.enter()
  await busy.enter()
  for (let days = 0; days < 4; days += 1) {
    clock.time += day
    expect(await busy.me()).not.toBeNull()
  }
  expect(await idle.me()).toBeNull()
  clock.time += day - 1
  expect(await busy.me()).toMatchObject({ endsAt: '2026-01-06T00:00:00.000Z' })
  clock.time += 1
  expect(await busy.me()).toBeNull()
})

test('behavior: devices, of which one or all are signed out', async () => {
  const { open, clock } = createTestSiwx()
  const signer = signers[0] as Signer
  const [phone, laptop, other] = [open(signer), open(signer), open()]
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await phone.enter()
  clock.time += minute
  await laptop.signIn(await laptop.sign(), { 'User-Agent': agent })
  await other.enter()
  const list = async () => (await (await laptop.send('sessions')).json()).sessions
  const own = {
    isCurrent: true,
    browser: 'Firefox on Linux',
    createdAt: '2026-01-01T00:01:00.000Z',
  }
  expect(await list()).toMatchObject([own, { isCurrent: false, browser: null }])
  const [, { id }] = await list()
  const [{ id: foreign }] = (await (await other.send('sessions')).json()).sessions
  expect((await laptop.remove(`sessions/${foreign}`)).status).toBe(204)
  expect(await other.me()).not.toBeNull()
  expect((await laptop.remove(`sessions/${id}`)).status).toBe(204)
  expect(await phone.me()).toBeNull()
  expect(await list()).toMatchObject([own])
  await phone.enter()
  expect((await phone.post('sign-out', { everywhere: true })).status).toBe(204)
  expect([await phone.me(), await laptop.me()]).toEqual([null, null])
  expect(await other.me()).not.toBeNull()
  expect(await codeOf(laptop.send('sessions'))).toEqual([401, 'SIWX_REQUIRED'])
})

test('behavior: who signs out of one device stays signed in on the others', async () => {
  const { open } = createTestSiwx()
  const signer = signers[0] as Signer
  const [phone, laptop] = [open(signer), open(signer)]
  await phone.enter()
  await laptop.enter()
  const answer = await phone.post('sign-out', { everywhere: 'yes' })
  expect(answer.headers.getSetCookie().join()).toContain('cleat-session=; Max-Age=0')
  expect([await phone.me(), await laptop.me()]).toEqual([null, expect.anything()])
  // Signed out already.
  expect((await phone.post('sign-out')).status).toBe(204)
  expect(await laptop.me()).not.toBeNull()
})

test('behavior: A10, a stolen cookie is worth nothing after sign-out', async () => {
  const { open } = createTestSiwx()
  const [browser, thief] = [open(), open()]
  await browser.enter()
  for (const [name, value] of browser.jar) thief.jar.set(name, value)
  expect(await thief.me()).not.toBeNull()
  await browser.post('sign-out')
  expect(await codeOf(thief.send('sessions'))).toEqual([401, 'SIWX_REQUIRED'])
})

test('behavior: what the app keeps with a session', async () => {
  const browser = createTestSiwx().open()
  expect(await codeOf(browser.put('account-metadata', {}))).toEqual([401, 'SIWX_REQUIRED'])
  await browser.enter()
  expect((await browser.put('account-metadata', { theme: 'dark\0' })).status).toBe(204)
  expect(await browser.me()).toMatchObject({ metadata: { theme: 'dark\0' } })
  const large = await browser.put('account-metadata', { text: 'a'.repeat(4096) })
  expect(await codeOf(large)).toEqual([413, 'BODY_TOO_LARGE'])
})

test('behavior: accounts of four families in one session', async () => {
  const { open } = createTestSiwx()
  const [first, second, third] = signers as [Signer, Signer, Signer]
  const browser = open(first)
  expect(await codeOf(browser.signIn(await browser.sign(), {}, { link: true }))).toEqual([
    ...[401, 'SIWX_REQUIRED'],
  ])
  await browser.enter()
  const value = browser.jar.get('__Host-cleat-session')
  for (const signer of [second, third])
    await browser.signIn(await browser.sign({}, signer), {}, { link: true })
  const session = await browser.me()
  expect(session?.accounts.map(({ type }: { type: string }) => type)).toEqual([
    ...['eip191', 'solana:ed25519', 'bip322'],
  ])
  expect(session).toMatchObject({ type: 'eip191', user: session?.subject })
  expect(browser.jar.get('__Host-cleat-session')).not.toBe(value)
  await browser.signIn(await browser.sign({}, second), {}, { link: true })
  expect((await browser.me())?.accounts).toHaveLength(3)
})

test('behavior: S18, an account that has another user', async () => {
  const [first, second] = signers as [Signer, Signer]
  const users = new Map([[second.account.address, 'user 2']])
  const resolveUser = ({ account, user }: { account: string; user?: string | undefined }) =>
    users.get(account.split(':').at(-1) ?? '') ?? user ?? 'user 1'
  const link = async (onConflict: 'refuse' | 'switch') => {
    const browser = createTestSiwx({ resolveUser, onConflict }).open(first)
    await browser.enter()
    const answer = await browser.signIn(await browser.sign({}, second), {}, { link: true })
    return [answer.status, (await answer.json()).code, await browser.me()]
  }
  expect(await link('refuse')).toMatchObject([
    ...[403, 'SIWX_ACCOUNT_MISMATCH', { user: 'user 1', type: 'eip191' }],
  ])
  const session = { user: 'user 2', type: 'solana:ed25519', accounts: [{}] }
  expect(await link('switch')).toMatchObject([200, undefined, session])
  const { open } = createTestSiwx({ resolveUser, onConflict: 'switch' })
  const [browser, before] = [open(first), open(first)]
  await browser.enter()
  for (const [name, value] of browser.jar) before.jar.set(name, value)
  await browser.signIn(await browser.sign({}, second), {}, { link: true })
  expect(await before.me()).toBeNull()
})
