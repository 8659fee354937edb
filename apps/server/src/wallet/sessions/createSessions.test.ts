import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createEvents } from '../audit/createEvents.ts'
import { createSignals } from '../signals/createSignals.ts'
import { walletAccounts, walletDevices, walletSessions } from '../store/walletTables.ts'
import { createTestClock } from '../test/createTestClock.ts'
import { createSessions } from './createSessions.ts'
import type { NewSession } from './openSession.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())

const daySeconds = 86_400
const clock = createTestClock()
const { start, now, skip } = clock
const events = createEvents({ database, now })
const signals = createSignals()
const config = { session: { idleSeconds: 7 * daySeconds, totalSeconds: 30 * daySeconds } }
const sessions = createSessions({ config, database, now, events, signals })

const toId = () => randomBytes(16).toString('base64url')
let account = ''
beforeEach(async () => {
  clock.set(0)
  account = toId()
  await database.run((queries) =>
    queries.insert(walletAccounts).values({ id: account, createdAt: now() }),
  )
})

const network = '192.0.2.0/24'
const open = (changed: Partial<NewSession> = {}) =>
  database.run((queries) =>
    sessions.open(queries, {
      ...{ account, jkt: 'key', kind: 'full', method: 'email', isCrossSite: false },
      ...{ label: 'Chrome on macOS', network, ...changed },
    }),
  )
const find = (token: string, jkt = 'key', from = network) =>
  sessions.find({ token, jkt, network: from })
const read = async (id: string) => {
  const [row] = await database.run((queries) =>
    queries.select().from(walletSessions).where(eq(walletSessions.id, id)),
  )
  return row
}
const addDevice = async (state: 'active' | 'pending', jkt = 'key') => {
  const device = { id: toId(), account, jkt, publicKey: 'P', label: 'Chrome', state }
  await database.run((queries) =>
    queries.insert(walletDevices).values({ ...device, createdAt: now(), usedAt: now() }),
  )
  return device
}
const ended = {
  code: 'WALLET_SESSION_ENDED',
  message: 'The session ended, or was never there. Log in again.',
}

test('default: what a session is, and what is written down about it', async () => {
  const { token, id } = await open()
  expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  expect(token.startsWith(`${id}.`)).toBe(true)
  expect(await find(token)).toMatchObject({
    ...{ id, account, jkt: 'key', kind: 'full', method: 'email', isCrossSite: false },
    ...{ label: 'Chrome on macOS', network, provenAt: null, provenBy: null },
    ...{ createdAt: now(), usedAt: now(), rotatedAt: now(), device: undefined, holders: [] },
    endsAt: new Date(start + 30 * daySeconds * 1000),
  })
  expect((await events.list(account)).events).toMatchObject([
    {
      ...{ event: 'session.opened', network },
      facts: { method: 'email', kind: 'full', label: 'Chrome on macOS' },
    },
  ])
})

test('behavior: a use is noted after a minute, with its network', async () => {
  const { token, id } = await open()
  skip(60)
  await find(token, 'key', '198.51.100.0/24')
  expect(await read(id)).toMatchObject({ usedAt: new Date(start), network })
  skip(1)
  await find(token, 'key', '198.51.100.0/24')
  expect(await read(id)).toMatchObject({ usedAt: now(), network: '198.51.100.0/24' })
})

test.each([
  ['without a use', 7 * daySeconds, 0],
  ['in any case', 30 * daySeconds, 6 * daySeconds],
])('behavior: over at that second: %s', async (_, seconds, stepSeconds) => {
  const { token, id } = await open()
  const other = await open()
  if (stepSeconds > 0)
    for (let passed = stepSeconds; passed < seconds; passed += stepSeconds) {
      skip(stepSeconds)
      await find(token)
      await find(other.token)
    }
  clock.set(seconds * 1000 - 1000)
  expect(await sessions.isOpen(id)).toBe(true)
  await find(other.token)
  clock.set(seconds * 1000)
  expect(await sessions.isOpen(id)).toBe(false)
  const heard = vi.fn()
  const unsubscribe = signals.subscribe(`session:${id}`, heard)
  await expect(find(token)).rejects.toMatchObject(ended)
  unsubscribe()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await read(id)).toBeUndefined()
})

test('behavior: whose session it is, proving nothing', async () => {
  const { token, id } = await open()
  expect(await sessions.isOf({ token, jkt: 'key' })).toBe(true)
  expect(await sessions.isOf({ token: `${id}.${'A'.repeat(43)}`, jkt: 'key' })).toBe(true)
  expect(await sessions.isOf({ token, jkt: 'other' })).toBe(false)
  expect(await sessions.isOf({ token: 'nonsense', jkt: 'key' })).toBe(false)
  expect(await sessions.isOf({ token: `${toId()}.${'A'.repeat(43)}`, jkt: 'key' })).toBe(false)
  const inside = database.run((queries) =>
    queries.transaction(async (transaction) => {
      await sessions.replace(transaction, { id, jkt: 'key' })
      return sessions.isOf({ token, jkt: 'key', queries: transaction })
    }),
  )
  expect(await inside).toBe(false)
})

test.each(['', 'a', `${'A'.repeat(22)}.${'A'.repeat(43)}`, `x${'A'.repeat(22)}.${'A'.repeat(43)}`])(
  'error: the token %j',
  async (token) => {
    await expect(find(token)).rejects.toMatchObject(ended)
  },
)

test('error: no more than a token is a token', async () => {
  const { token, id } = await open()
  for (const longer of [`${token}A`, ` ${token}`]) {
    await expect(find(longer)).rejects.toMatchObject(ended)
    expect(await sessions.isOf({ token: longer, jkt: 'key' })).toBe(false)
  }
  expect(await read(id)).toBeDefined()
})

test('behavior: one renewal of a token counts; the one before works for 30 s, with its key', async () => {
  const { token, id } = await open()
  const session = await find(token)
  skip(700)
  const next = await sessions.rotate(session, token)
  expect(next).toMatch(new RegExp(`^${id}\\.`))
  expect(next).not.toBe(token)
  expect(await sessions.rotate(session, token)).toBeUndefined()
  expect((await find(next ?? '')).rotatedAt).toEqual(now())
  skip(30)
  expect((await find(token)).id).toBe(id)
})

test.each([
  ['after 30 s', 30.001, 'key'],
  ['with another key', 1, 'other'],
])('error: the token before, %s, ends the session and is written down', async (_, seconds, jkt) => {
  const { token, id } = await open()
  await sessions.rotate(await find(token), token)
  skip(seconds)
  const heard = vi.fn()
  const unsubscribe = signals.subscribe(`session:${id}`, heard)
  await expect(find(token, jkt, '198.51.100.0/24')).rejects.toMatchObject(ended)
  unsubscribe()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await read(id)).toBeUndefined()
  const { events: all, isWhole } = await events.list(account)
  expect(isWhole).toBe(true)
  expect(all[0]).toMatchObject({ event: 'session.reused', network: '198.51.100.0/24' })
})

test('error: the newest token with another key ends nothing', async () => {
  const { token, id } = await open()
  await expect(find(token, 'other')).rejects.toMatchObject(ended)
  expect(await read(id)).toBeDefined()
  expect(await sessions.isOpen(id)).toBe(true)
})

test('behavior: what is proven: an active device of a full session, and a recovery method', async () => {
  const { token, id } = await open()
  const device = await addDevice('pending')
  expect(await find(token)).toMatchObject({ device: { id: device.id }, holders: [] })
  await database.run((queries) =>
    queries.update(walletDevices).set({ state: 'active' }).where(eq(walletDevices.id, device.id)),
  )
  expect((await find(token)).holders).toEqual([device.id])
  skip(5)
  await database.run((queries) => sessions.prove(queries, id, 'passkey'))
  expect(await find(token)).toMatchObject({
    ...{ holders: [device.id, 'passkey'], provenBy: 'passkey', provenAt: now() },
  })
  const view = await open({ kind: 'view', provenBy: 'holder' })
  expect(await find(view.token)).toMatchObject({
    ...{ holders: ['holder'], provenBy: 'holder', provenAt: now() },
  })
})

test('behavior: replaced is the session of the same key', async () => {
  const { id } = await open()
  await database.run((queries) => sessions.replace(queries, { id, jkt: 'other' }))
  expect(await read(id)).toBeDefined()
  await database.run((queries) => sessions.replace(queries, { id, jkt: 'key' }))
  expect(await read(id)).toBeUndefined()
})

test('behavior: one ends, and nothing else', async () => {
  await addDevice('active')
  const [one, other] = [await open(), await open()]
  const heard = vi.fn()
  const unsubscribe = signals.subscribe(`session:${one.id}`, heard)
  await sessions.end(await find(one.token))
  unsubscribe()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await read(one.id)).toBeUndefined()
  expect(await read(other.id)).toBeDefined()
})

test('behavior: one that only sees an account ends those of the device that let it', async () => {
  const device = await addDevice('active', 'key')
  const strange = await open({ jkt: 'other' })
  const own = await open()
  const alone = await open({ kind: 'view', jkt: 'frame' })
  await sessions.end(await find(alone.token, 'frame'))
  expect(await read(own.id)).toBeDefined()
  const view = await open({ kind: 'view', jkt: 'frame', provenBy: device.id })
  await sessions.end(await find(view.token, 'frame'))
  expect(await read(view.id)).toBeUndefined()
  expect(await read(own.id)).toBeUndefined()
  expect(await read(strange.id)).toBeDefined()
})

test('behavior: those of a device end, and what frames see by it', async () => {
  const device = await addDevice('active')
  const own = await open()
  const view = await open({ kind: 'view', jkt: 'frame', provenBy: device.id })
  const [strange, foreign] = [
    await open({ jkt: 'other' }),
    await open({ kind: 'view', jkt: 'frame', provenBy: 'another' }),
  ]
  await database.run((queries) => sessions.endOfDevice(queries, device))
  expect([await read(own.id), await read(view.id)]).toEqual([undefined, undefined])
  expect([await read(strange.id), await read(foreign.id)]).not.toContain(undefined)
  await database.run((queries) => sessions.endAll(queries, account))
  expect([await read(strange.id), await read(foreign.id)]).toEqual([undefined, undefined])
})

test('behavior: accounts end their own', async () => {
  const mine = await open()
  const before = account
  account = toId()
  await database.run((queries) =>
    queries.insert(walletAccounts).values({ id: account, createdAt: now() }),
  )
  const foreign = await open()
  await database.run((queries) => sessions.endAll(queries, before))
  expect(await read(mine.id)).toBeUndefined()
  expect(await read(foreign.id)).toBeDefined()
})

test('behavior: what is over is forgotten', async () => {
  const idle = await open()
  const used = await open()
  skip(6 * daySeconds)
  await find(used.token)
  skip(daySeconds)
  await sessions.prune()
  expect(await read(idle.id)).toBeDefined()
  skip(1)
  await sessions.prune()
  expect(await read(idle.id)).toBeUndefined()
  expect(await read(used.id)).toBeDefined()
  for (let day = 8; day < 30; day += 5) {
    clock.set(day * daySeconds * 1000)
    await find(used.token)
  }
  clock.set(30 * daySeconds * 1000)
  await sessions.prune()
  expect(await read(used.id)).toBeDefined()
  skip(1)
  await sessions.prune()
  expect(await read(used.id)).toBeUndefined()
})
