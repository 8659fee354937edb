import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createIdentityStore } from '../accounts/createIdentityStore.ts'
import { createWalletKeys } from '../keys/createWalletKeys.ts'
import type { LoginProvider, ProviderSecrets } from '../providers/contract/loginProvider.ts'
import { walletLogins } from '../store/walletTables.ts'
import { createTestClock } from '../test/createTestClock.ts'
import { createSocialLogins } from './createSocialLogins.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())

const clock = createTestClock()
const { now, skip } = clock
const keys = createWalletKeys([new Uint8Array(32).fill(1)])
const identities = createIdentityStore({ keys, now })
const lines: { readonly message: string; readonly data: object }[] = []
const log = (message: string, data: object = {}) => void lines.push({ message, data })
const logger = { debug: log, info: log, warn: log, error: log }
const logins = createSocialLogins({ database, keys, logger, now, identities })

let user = { subject: '', email: 'ada@mail.example', username: 'Ada' } as {
  subject: string
  email: string | undefined
  username: string | undefined
}
let failure: Error | undefined
let given: ProviderSecrets[] = []
const provider: LoginProvider = {
  ...{ id: 'google', name: 'Google', isFormPost: false },
  async begin(secrets) {
    given.push(secrets)
    return new URL(`https://provider.example/?state=${secrets.state}`)
  },
  async finish(_, secrets) {
    given.push(secrets)
    if (failure) throw failure
    return user
  },
}
let count = 0
beforeEach(() => {
  clock.set(0)
  count += 1
  user = { subject: `subject${count}`, email: `ada${count}@mail.example`, username: 'Ada' }
  failure = undefined
  given = []
  lines.length = 0
})

const host = 'https://app.example'
const start = (of = 'google') => logins.start({ provider: of, jkt: 'key', host })
async function leave(of = provider) {
  const { id } = await start(of.id)
  const begun = await logins.begin(id, of)
  if (!begun) throw new Error('It did not begin.')
  return { id, cookie: begun.cookie, state: begun.url.searchParams.get('state') ?? '' }
}
type Left = Awaited<ReturnType<typeof leave>>
const come = (
  { state, cookie }: Pick<Left, 'state'> & { cookie: string | undefined },
  { of = provider, ...more }: { of?: LoginProvider; error?: string } = {},
) => {
  const answer = new URLSearchParams({ state, code: 'code', ...more })
  return logins.finish({ provider: of, answer, cookie })
}
const logIn = async () => {
  const left = await leave()
  await come(left)
  return left
}
const read = (id: string, jkt = 'key') => logins.read(id, jkt)
const take = (id: string, jkt = 'key') => database.run((queries) => logins.take(queries, id, jkt))
const find = (id: string, jkt = 'key') => database.run((queries) => logins.find(queries, id, jkt))
const readRow = async (id: string) => {
  const [row] = await database.run((queries) =>
    queries.select().from(walletLogins).where(eq(walletLogins.id, id)),
  )
  return row
}

test('default: who comes back from the provider is proven to the browser that left', async () => {
  const begun = await start()
  expect(begun).toEqual({
    ...{ method: 'social', provider: 'google', expiresIn: 600, id: begun.id },
    path: `/wallet/v1/logins/${begun.id}/to/google`,
  })
  expect(await read(begun.id)).toEqual({ state: 'open', expiresIn: 600 })
  const left = await leave()
  await come(left)
  const [there, back] = given
  expect(back).toEqual(there)
  expect(there?.state).toBe(left.state)
  expect(await read(left.id)).toEqual({
    ...{ state: 'new', expiresIn: 600, methods: [], email: user.email, username: 'Ada' },
  })
  const proven = {
    identity: { provider: 'google', ...user },
    ...{ host, browser: '' },
  }
  expect(await find(left.id)).toEqual(proven)
  expect(await take(left.id)).toEqual(proven)
})

test('behavior: each login has other secrets, and keeps none in the clear', async () => {
  const [one, other] = [await leave(), await leave()]
  const all = [...given.flatMap(({ state, nonce, verifier }) => [state, nonce, verifier])]
  all.push(one.cookie, other.cookie)
  expect(new Set(all).size).toBe(8)
  for (const text of [one.cookie, other.cookie, ...given.map(({ verifier }) => verifier)])
    expect(text).toMatch(/^[\w-]{43}$/)
  const stored = JSON.stringify(await readRow(one.id))
  for (const text of all) expect(stored).not.toContain(text)
  await come(one)
  const { email = '' } = user
  expect(JSON.stringify(await readRow(one.id))).not.toContain(email)
  expect((await readRow(one.id))?.secret).toBeNull()
})

test('error: another cookie, none, another state, another provider: nothing is taken', async () => {
  const [left, other] = [await leave(), await leave()]
  const { state, cookie } = left
  await come({ state, cookie: undefined })
  await come({ state, cookie: other.cookie })
  await come({ state: other.state, cookie })
  await come({ state: `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`, cookie })
  await come({ state: `${state}A`, cookie })
  await come({ state: ` ${state}`, cookie })
  await come({ state: '', cookie })
  await come(left, { of: { ...provider, id: 'github' } })
  expect(await read(left.id)).toEqual({ state: 'open', expiresIn: 600 })
  await come(left)
  expect(await read(left.id)).toMatchObject({ state: 'new' })
})

test('error: a login that never left for the provider has no answer', async () => {
  const { id } = await start()
  await come({ state: `${id}.${'A'.repeat(43)}`, cookie: 'A'.repeat(43) })
  expect(await read(id)).toMatchObject({ state: 'open' })
  expect(await logins.begin(id, { ...provider, id: 'github' })).toBeUndefined()
})

test('behavior: leaving twice, the last one counts', async () => {
  const { id } = await start()
  const first = await logins.begin(id, provider)
  const second = await logins.begin(id, provider)
  const toState = (begun: typeof first) => begun?.url.searchParams.get('state') ?? ''
  await come({ state: toState(first), cookie: first?.cookie })
  expect(await read(id)).toMatchObject({ state: 'open' })
  await come({ state: toState(second), cookie: second?.cookie })
  expect(await read(id)).toMatchObject({ state: 'new' })
})

test.each([
  ['access_denied', 'LOGIN_PROVIDER_REFUSED'],
  ['user_cancelled_authorize', 'LOGIN_PROVIDER_REFUSED'],
  ['server_error', 'LOGIN_PROVIDER_FAILED'],
])('error: the provider says %s', async (error, code) => {
  const left = await leave()
  await come(left, { error })
  expect(await read(left.id)).toEqual({ state: 'failed', code })
  // What comes later does not count.
  await come(left)
  expect(await read(left.id)).toEqual({ state: 'failed', code })
  expect(await take(left.id)).toBeUndefined()
})

test('error: a provider that fails is named in the log, and nothing that it says', async () => {
  failure = Object.assign(new TypeError('ada@mail.example is not allowed'), { code: 'E_CODE' })
  const left = await leave()
  await come(left)
  expect(await read(left.id)).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_FAILED' })
  expect(lines).toEqual([
    {
      message: 'a provider failed',
      data: { provider: 'google', name: 'TypeError', code: 'E_CODE' },
    },
  ])
})

test('behavior: an answer counts once, also of two at a time', async () => {
  const left = await leave()
  given = []
  await Promise.all([come(left), come(left), come(left)])
  expect(given).toHaveLength(1)
  expect(await read(left.id)).toMatchObject({ state: 'new' })
})

test.each([
  ['one that is no address', 'ada'],
  ['none', undefined],
])('behavior: with %s as its e-mail, the login has none', async (_, email) => {
  user = { ...user, email, username: undefined }
  const { id } = await logIn()
  expect(await read(id)).toMatchObject({ state: 'new', email: null, username: null })
  expect((await find(id))?.identity).toEqual({ ...user, provider: 'google', email: undefined })
})

test('behavior: it lasts ten minutes, and as long again from when it is proven', async () => {
  const left = await leave()
  skip(599)
  expect(await read(left.id)).toEqual({ state: 'open', expiresIn: 1 })
  await come(left)
  expect(await read(left.id)).toMatchObject({ expiresIn: 600 })
  skip(600)
  expect([await read(left.id), await find(left.id), await take(left.id)]).toEqual([
    ...[{ state: 'over' }, undefined, undefined],
  ])

  const late = await leave()
  skip(600)
  await come(late)
  expect(await read(late.id)).toEqual({ state: 'over' })
  expect((await readRow(late.id))?.state).toBe('open')
  expect(await logins.begin(late.id, provider)).toBeUndefined()
})

test('behavior: it is for the key of its browser, and is taken once', async () => {
  const { id } = await logIn()
  expect(await read(id, 'other')).toEqual({ state: 'over' })
  expect([await find(id, 'other'), await take(id, 'other')]).toEqual([undefined, undefined])
  const taken = await Promise.all([take(id), take(id), take(id)])
  expect(taken.filter((one) => one !== undefined)).toHaveLength(1)
  expect([await read(id), await find(id)]).toEqual([{ state: 'over' }, undefined])
})

test('behavior: an account that has it, one with its e-mail, and none', async () => {
  const { id } = await logIn()
  const identity = { provider: 'google', ...user }
  const account = await database.run((queries) => identities.create(queries, identity))
  expect(account).toBeDefined()
  expect(await read(id)).toEqual({ state: 'known', expiresIn: 600 })
  user = { ...user, subject: `${user.subject}-other` }
  const other = await logIn()
  expect(await read(other.id)).toMatchObject({ state: 'linkable', methods: ['google'] })
})

test('behavior: a login that another device answers: opened, then settled once', async () => {
  const { id, expiresIn } = await start('farcaster')
  expect(expiresIn).toBe(300)
  skip(299)
  expect(await logins.findOpen(id, 'google')).toBeUndefined()
  expect(await logins.findOpen(id, 'farcaster')).toEqual({ id, jkt: 'key', host, expiresIn: 1 })
  await logins.see(id, 'google')
  expect(await read(id)).toEqual({ state: 'open', expiresIn: 1 })
  await logins.see(id, 'farcaster')
  expect(await read(id)).toEqual({ state: 'seen', expiresIn: 300 })
  // Opened again, it has no more time.
  skip(10)
  await logins.see(id, 'farcaster')
  expect(await logins.findOpen(id, 'farcaster')).toMatchObject({ expiresIn: 290 })
  const signer = { subject: `fid${count}`, email: undefined, username: undefined }
  expect(await logins.settle(id, 'google', signer)).toBe(false)
  const settled = await Promise.all([
    logins.settle(id, 'farcaster', signer),
    logins.settle(id, 'farcaster', signer),
  ])
  expect(settled.filter(Boolean)).toHaveLength(1)
  expect(await read(id)).toMatchObject({ state: 'new', expiresIn: 600, email: null })
  expect(await logins.refuse(id, 'farcaster')).toBe(false)
  expect(await logins.findOpen(id, 'farcaster')).toBeUndefined()
  expect((await find(id))?.identity).toMatchObject({ ...signer, provider: 'farcaster' })
})

test('behavior: a login that is declined is over for what comes later', async () => {
  const { id } = await start('farcaster')
  expect(await logins.refuse(id, 'google')).toBe(false)
  expect(await logins.refuse(id, 'farcaster')).toBe(true)
  expect(await read(id)).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' })
  expect(await logins.refuse(id, 'farcaster')).toBe(false)
  const signer = { subject: 'fid', email: undefined, username: 'ada' }
  expect(await logins.settle(id, 'farcaster', signer)).toBe(false)
  const late = await start('farcaster')
  skip(300)
  expect(await logins.refuse(late.id, 'farcaster')).toBe(false)
  expect(await logins.settle(late.id, 'farcaster', signer)).toBe(false)
})

test('behavior: a proven login is handed to another page of the browser, for the same app', async () => {
  const { id } = await logIn()
  const hand = (changed: Partial<Parameters<typeof logins.handOver>[0]> = {}) =>
    logins.handOver({ id, host, from: 'key', to: 'window', ...changed })
  expect(await hand({ host: 'https://other.example' })).toBe(false)
  expect(await hand({ from: 'stranger' })).toBe(false)
  expect(await hand({ id: 'A'.repeat(22) })).toBe(false)
  expect(await read(id)).toMatchObject({ state: 'new' })
  expect(await hand()).toBe(true)
  expect([await read(id), (await read(id, 'window')).state]).toEqual([{ state: 'over' }, 'new'])
  // Asked twice.
  expect(await hand()).toBe(true)
  const open = await start()
  expect(await hand({ id: open.id })).toBe(false)
  skip(600)
  expect(await hand()).toBe(false)
})
