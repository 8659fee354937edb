import { expect, test } from 'vitest'
import { memoryStore } from './memoryStore.ts'
import type { StoredSession } from './storedSession.ts'

// What all stores do, with each database: apps/server/src/auth/stores.test.ts.

const session: StoredSession = {
  ...{ id: 'a', version: 1, user: 'u', accounts: [], hash: 'h', createdAt: 0, renewedAt: 0 },
  ...{ usedAt: 0, endsAt: 100, lastsUntil: 200, checkedAt: 0, askedAt: 0 },
}

test('default: of changes at once, one stands, and none brings back what was ended', async () => {
  const store = memoryStore()
  await store.addSession(session)
  const change = (hash: string) => store.replaceSession({ ...session, version: 2, hash })
  expect([await change('b'), await change('c')]).toEqual([true, false])
  expect(await store.findSession('a')).toMatchObject({ version: 2, hash: 'b' })
  await store.endSession('a')
  expect(await store.replaceSession({ ...session, version: 3 })).toBe(false)
  expect(await store.findSession('a')).toBeUndefined()
})

test('behavior: a claim holds until its end', async () => {
  let time = 0
  const store = memoryStore({ now: () => time })
  const claim = () => store.claim({ hash: 'h', endsAt: 100 })
  expect([await claim(), await claim()]).toEqual([true, false])
  time = 99
  expect(await claim()).toBe(false)
  time = 100
  expect(await claim()).toBe(true)
})

test('behavior: what is over is not listed, and is forgotten', async () => {
  const store = memoryStore({ now: () => 100 })
  await store.addSession(session)
  await store.addSession({ ...session, id: 'b', endsAt: 101 })
  await store.addSession({ ...session, id: 'c', user: 'v', endsAt: 101 })
  const list = async (now: number) =>
    (await store.listSessions({ user: 'u', now })).map(({ id }) => id)
  expect([await list(99), await list(100)]).toEqual([['a', 'b'], ['b']])
  await store.prune(100)
  expect([await store.findSession('a'), await store.findSession('b')]).toMatchObject([
    ...[undefined, { id: 'b' }],
  ])
})

test('behavior: a flood of what is over does not stay', async () => {
  let time = 0
  const store = memoryStore({ now: () => time })
  for (let count = 0; count < 999; count += 1)
    await store.addSession({ ...session, id: `old ${count}`, endsAt: 1 })
  time = 1
  await store.claim({ hash: 'h', endsAt: 100 })
  expect(await store.findSession('old 0')).toBeUndefined()
})
