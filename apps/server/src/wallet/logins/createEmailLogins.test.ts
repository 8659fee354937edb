import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createAccounts } from '../accounts/createAccounts.ts'
import { createWalletKeys } from '../keys/createWalletKeys.ts'
import { deriveCode } from '../keys/deriveCode.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import {
  walletAccounts,
  walletDevices,
  walletIdentities,
  walletLogins,
} from '../store/walletTables.ts'
import { createTestClock } from '../test/createTestClock.ts'
import { createEmailLogins } from './createEmailLogins.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())

const clock = createTestClock()
const { now, skip } = clock
const oldRoot = randomBytes(32)
const open = (roots: readonly Uint8Array[]) => {
  const keys = createWalletKeys(roots)
  const mails: Parameters<Outbox['add']>[1][] = []
  let wakes = 0
  const outbox: Outbox = {
    add: async (_, mail) => void mails.push(mail),
    wake: () => {
      wakes += 1
    },
    follow: async () => undefined,
  }
  const accounts = createAccounts({ database, keys, now })
  const logins = createEmailLogins({ database, keys, now, accounts, outbox })
  return { logins, keys, mails, countWakes: () => wakes }
}
let service: ReturnType<typeof open>
let email = ''
let count = 0
beforeEach(() => {
  clock.set(0)
  count += 1
  email = `ada${count}@mail.example`
  service = open([oldRoot])
})

const place = { host: 'https://app.example', browser: 'Chrome on macOS', language: 'de' } as const
const start = async (jkt = 'key', changed: { email?: string; purpose?: 'email-change' } = {}) => {
  const begun = await service.logins.start({ email, jkt, ...place, ...changed })
  if ('waitSeconds' in begun) throw new Error(`Wait ${begun.waitSeconds} s.`)
  return begun
}
const toCode = (id: string) => deriveCode(service.keys, id)[0]?.code ?? ''
const toWrong = (id: string) => String((Number(toCode(id)) + 1) % 1_000_000).padStart(6, '0')
const take = (id: string, code = toCode(id), jkt = 'key') =>
  service.logins.take({ id, jkt, code }, async (_, login) => login)
const resend = (id: string, jkt = 'key') => service.logins.resend(id, jkt, 'fr')
const read = async (id: string) => {
  const [row] = await database.run((queries) =>
    queries.select().from(walletLogins).where(eq(walletLogins.id, id)),
  )
  return row
}
const guess = async (times: number, jkt = 'key') => {
  const { id } = await start(jkt)
  for (let tries = 0; tries < times; tries += 1) await take(id, toWrong(id), jkt)
}
/** An account of the address at a provider, with a device. */
const addAccount = async (provider: string, device?: { jkt: string; state?: 'pending' }) => {
  const account = randomBytes(16).toString('base64url')
  const [emailIndex] = toEmailIndexes(service.keys, email)
  await database.run(async (queries) => {
    await queries.insert(walletAccounts).values({ id: account, createdAt: now() })
    await queries.insert(walletIdentities).values({
      ...{ provider, account, emailIndex, linkedAt: now() },
      subject: provider === 'email' ? emailIndex : account,
      email: service.keys.seal('email-seal', Buffer.from(email), account),
    })
    if (device)
      await queries.insert(walletDevices).values({
        ...{ id: account, account, publicKey: 'P', label: 'Chrome', state: 'active' },
        ...{ createdAt: now(), usedAt: now(), ...device },
      })
  })
  return account
}

test('default: a login, its mail and what is written down', async () => {
  const { id, ...begun } = await start()
  expect(begun).toEqual({
    ...{ method: 'email', email, digits: 6, triesLeft: 5, expiresIn: 600, resendIn: 30 },
  })
  const keyId = service.keys.currentId
  const { host, browser } = place
  expect(service.mails).toEqual([
    { email, mail: { kind: 'code', login: id, host, browser, keyId }, language: 'de' },
  ])
  expect(service.countWakes()).toBe(1)
  const [emailIndex] = toEmailIndexes(service.keys, email)
  expect(await read(id)).toMatchObject({
    ...{ id, method: 'email', provider: 'email', emailIndex, keyId, jkt: 'key', host, browser },
    ...{ attempts: 0, sends: 1, isSilent: false, state: 'open', subject: null },
    ...{ createdAt: now(), sentAt: now(), endsAt: new Date(clock.start + 600_000) },
  })
  const taken = await take(id)
  expect(taken).toEqual({ state: 'right', result: { account: expect.any(String), host, browser } })
  expect(await read(id)).toMatchObject({ state: 'used', attempts: 1 })
  const again = await start()
  const known = await take(again.id)
  expect(known).toEqual(taken)
})

test('error: a code of a change of e-mail is none of a login', async () => {
  const { id } = await start('key', { purpose: 'email-change' })
  expect((await read(id))?.provider).toBe('email-change')
  expect(await take(id)).toEqual({ state: 'over' })
})

test('behavior: tries are counted, and said again with the next mail', async () => {
  const { id } = await start()
  expect(await take(id, toWrong(id))).toEqual({ state: 'wrong', triesLeft: 4 })
  skip(29.5)
  expect(await resend(id)).toEqual({ waitSeconds: 1 })
  expect(service.mails).toHaveLength(1)
  skip(0.5)
  expect(await resend(id)).toEqual({
    ...{ method: 'email', id, email, digits: 6, triesLeft: 4, expiresIn: 570, resendIn: 30 },
  })
  expect(service.countWakes()).toBe(3)
  expect(service.mails[1]).toEqual({ ...service.mails[0], language: 'fr' })
  expect(await read(id)).toMatchObject({ sends: 2, sentAt: now() })
  skip(0.5)
  expect(await resend(id)).toEqual({ waitSeconds: 30 })
})

test('error: nothing is sent again for a login that is over, or of another', async () => {
  const { id } = await start()
  const other = await start()
  skip(31)
  expect(await resend(id, 'other')).toBeUndefined()
  expect(await resend('nothing')).toBeUndefined()
  await take(id)
  expect(await resend(id)).toBeUndefined()
  clock.set(600_000)
  expect(await resend(other.id)).toBeUndefined()
  expect(await take(other.id)).toEqual({ state: 'over' })
  expect(service.mails).toHaveLength(2)
  expect((await read(other.id))?.sends).toBe(1)
})

test('behavior: four mails of one login', async () => {
  const { id } = await start()
  for (const _ of [1, 2, 3]) {
    skip(30)
    expect(await resend(id)).toHaveProperty('id', id)
  }
  skip(30)
  expect(await resend(id)).toBeUndefined()
  expect((await read(id))?.sends).toBe(4)
})

test('error: guessed codes of a day lock an address for strangers, silently', async () => {
  for (const _ of [1, 2, 3]) await guess(5)
  const mails = service.mails.length
  const { id } = await start()
  expect(service.mails).toHaveLength(mails)
  expect((await read(id))?.isSilent).toBe(true)
  skip(31)
  expect(await resend(id)).toHaveProperty('id', id)
  expect(service.mails).toHaveLength(mails)
  const other = await start('key', { email: `other-${email}` })
  expect((await read(other.id))?.isSilent).toBe(false)
  clock.set(24 * 3_600_000)
  expect((await read((await start()).id))?.isSilent).toBe(false)
})

test('behavior: a known device is counted apart, and only one of that account', async () => {
  await addAccount('email', { jkt: 'known' })
  await addAccount('google', { jkt: 'pending', state: 'pending' })
  for (const _ of [1, 2, 3]) await guess(5, 'stranger')
  expect((await read((await start('known')).id))?.isSilent).toBe(false)
  expect((await read((await start('pending')).id))?.isSilent).toBe(true)
  const refused = service.logins.start({ email, jkt: 'stranger', ...place })
  expect(await refused).toEqual({ waitSeconds: 3600 })
  const before = service.countWakes()
  email = `other-${email}`
  await addAccount('email', { jkt: 'foreign' })
  email = email.replace('other-', '')
  await expect(start('foreign')).rejects.toThrow('Wait 3600 s.')
  expect(service.countWakes()).toBe(before + 1)
})

test('behavior: of many at once for one address five begin', async () => {
  const begun = await Promise.allSettled(Array.from({ length: 12 }, () => start()))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('behavior: an address that a provider opens: the login stays proven', async () => {
  await addAccount('google')
  const { id } = await start()
  skip(100)
  expect(await take(id)).toEqual({ state: 'known' })
  const [subject] = toEmailIndexes(service.keys, email)
  expect(await read(id)).toMatchObject({
    ...{ state: 'proven', subject, endsAt: new Date(clock.start + 700_000) },
  })
  expect(await take(id)).toEqual({ state: 'over' })
  // One that codes open, too, is opened.
  const account = await addAccount('email')
  const next = await start()
  expect(await take(next.id)).toMatchObject({ state: 'right', result: { account } })
})

test('behavior: a new root secret: the code of the one before, and the same account', async () => {
  const before = await start()
  const code = toCode(before.id)
  const taken = await take(before.id)
  const second = await start()
  const secondCode = toCode(second.id)
  service = open([randomBytes(32), oldRoot])
  expect(await take(before.id, code)).toEqual({ state: 'over' })
  expect(await take(second.id, secondCode)).toEqual(taken)
  const third = await start()
  expect(await take(third.id)).toEqual(taken)
  const fourth = await start()
  // The code of a secret that this login is not derived from.
  const [, older] = deriveCode(service.keys, fourth.id)
  expect(await take(fourth.id, older?.code)).toEqual({ state: 'wrong', triesLeft: 4 })
})

test('error: what fails after the code leaves it unused', async () => {
  const { id } = await start()
  const failing = service.logins.take({ id, jkt: 'key', code: toCode(id) }, () =>
    Promise.reject(new Error('No session.')),
  )
  await expect(failing).rejects.toThrow('No session.')
  expect(await read(id)).toMatchObject({ state: 'open', attempts: 0 })
  expect(await take(id)).toHaveProperty('state', 'right')
})
