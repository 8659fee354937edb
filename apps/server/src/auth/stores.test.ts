import {
  createSiwx,
  memoryStore,
  postgresStore,
  redisStore,
  type SiwxStore,
  type StoredSession,
  siwxTables,
} from '@cleat/siwx/server'
import { openBrowser } from '@cleat/siwx/test/openBrowser'
import { createClient } from '@redis/client'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { describeWith } from '../test/describeWith.ts'
import { findProgram } from '../test/findProgram.ts'
import { findPostgres, startPostgres } from '../test/startPostgres.ts'
import type { TestProgram } from '../test/startProgram.ts'
import { startRedis } from '../test/startRedis.ts'
import { openAuthStore } from './openAuthStore.ts'

const minute = 60_000
const start = Date.now()
let count = 0

function toSession(changed: Partial<StoredSession> = {}): StoredSession {
  count += 1
  return {
    ...{ id: `id ${count}`, version: 1, user: `user ${count}`, hash: 'h', metadata: { a: '\0é' } },
    accounts: [
      {
        ...{ account: 'eip155:1:0x1', subject: 'eip155:0x1', kind: 'key', type: 'eip191' },
        signedAt: start,
      },
    ],
    ...{ createdAt: start, renewedAt: start, usedAt: start, checkedAt: start, askedAt: start },
    ...{ endsAt: start + 10 * minute, lastsUntil: start + 60 * minute, ...changed },
  }
}

/** What every store does. */
function testStore(open: () => SiwxStore): void {
  test('default: a session is what was stored, until it is ended', async () => {
    const store = open()
    const session = toSession()
    await store.addSession(session)
    expect(await store.findSession(session.id)).toEqual(session)
    expect(await store.findSession('none')).toBeUndefined()
    await store.endSession(session.id)
    expect(await store.findSession(session.id)).toBeUndefined()
    await store.endSession(session.id)
  })

  test('behavior: sessions of a user, but those that are over', async () => {
    const store = open()
    const one = toSession()
    const { user } = one
    const [other, over] = [toSession({ user }), toSession({ user, endsAt: start + 5 * minute })]
    for (const session of [one, other, over, toSession()]) await store.addSession(session)
    const list = async (now: number) =>
      (await store.listSessions({ user, now })).map(({ id }) => id).sort()
    expect(await list(start)).toEqual([one.id, other.id, over.id].sort())
    expect(await list(start + 5 * minute)).toEqual([one.id, other.id].sort())
    await store.endSession(other.id)
    expect(await list(start + 5 * minute)).toEqual([one.id])
  })

  test('behavior: of changes at once, one stands, and none brings back what was ended', async () => {
    const store = open()
    const session = toSession()
    await store.addSession(session)
    const change = (hash: string) => store.replaceSession({ ...session, version: 2, hash })
    const done = await Promise.all(Array.from({ length: 20 }, (_, at) => change(String(at))))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await store.findSession(session.id)).toMatchObject({
      ...{ version: 2, hash: String(done.indexOf(true)) },
    })
    await store.endSession(session.id)
    expect(await store.replaceSession({ ...session, version: 3 })).toBe(false)
    expect(await store.findSession(session.id)).toBeUndefined()
  })

  test('behavior: a longer life is kept', async () => {
    const store = open()
    const session = toSession({ endsAt: start + 5 * minute })
    await store.addSession(session)
    await store.replaceSession({ ...session, version: 2, endsAt: start + 30 * minute })
    const now = start + 10 * minute
    expect(await store.listSessions({ user: session.user, now })).toHaveLength(1)
    await store.prune(start + 6 * minute)
    expect(await store.findSession(session.id)).toMatchObject({ version: 2 })
  })

  test('error: J13, A2, one good pair a thousand times at once is one session', {
    timeout: 120_000,
  }, async () => {
    const store = open()
    const added: StoredSession[] = []
    const counted = {
      ...store,
      addSession: (session: StoredSession) => {
        added.push(session)
        return store.addSession(session)
      },
    }
    const secret = 'a secret of thirty-two bytes or more'
    const siwx = createSiwx({ domains: ['app.example'], secret, store: counted })
    const browser = openBrowser({ send: siwx.handler })
    const pair = await browser.sign()
    const pre = [...browser.jar]
    const posts = Array.from({ length: 1000 }, async () => {
      const own = openBrowser({ send: siwx.handler, signer: browser.signer })
      for (const [name, value] of pre) own.jar.set(name, value)
      return (await own.signIn(pair)).status
    })
    const statuses = await Promise.all(posts)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(999)
    expect(added).toHaveLength(1)
    const [session] = added
    const user = session?.user ?? ''
    expect(await store.listSessions({ user, now: Date.now() })).toHaveLength(1)
  })
}

describeWith({
  name: 'memory',
  program: 'this process',
  tests: () => testStore(() => memoryStore()),
})

describeWith({
  ...{ name: 'PGlite by Drizzle', program: 'this process' },
  tests() {
    const database = createTestDatabase()
    beforeAll(() => database.check(), 60_000)
    afterAll(() => database.close())
    testStore(() => openAuthStore(database))

    test('behavior: what is over is forgotten', async () => {
      const store = openAuthStore(database)
      const session = toSession()
      await store.addSession(session)
      await store.claim({ hash: 'used', endsAt: session.endsAt })
      await store.prune(session.endsAt - 1)
      expect(await store.claim({ hash: 'used', endsAt: session.endsAt })).toBe(false)
      await store.prune(session.endsAt)
      expect(await store.findSession(session.id)).toBeUndefined()
      expect(await store.claim({ hash: 'used', endsAt: session.endsAt })).toBe(true)
    })
  },
})

describeWith({
  ...{ name: 'PostgreSQL', program: findPostgres() },
  tests(programs) {
    let server: TestProgram
    let pool: Pool
    beforeAll(async () => {
      server = await startPostgres(programs)
      pool = new Pool({ connectionString: server.url })
      await pool.query(siwxTables)
      await pool.query(siwxTables)
    }, 60_000)
    afterAll(async () => {
      await pool.end()
      await server.remove()
    })
    testStore(() => postgresStore(pool))
  },
})

describeWith({
  ...{ name: 'redis-server', program: findProgram('redis-server') },
  tests(command) {
    let server: TestProgram
    let client: ReturnType<typeof createClient>
    beforeAll(async () => {
      server = await startRedis(command)
      client = createClient({ url: server.url })
      await client.connect()
    }, 60_000)
    afterAll(async () => {
      client.destroy()
      await server.remove()
    })
    testStore(() => redisStore({ client }))

    test('behavior: what is over is forgotten', async () => {
      const store = redisStore({ client })
      const endsAt = Date.now() + 50
      const session = toSession({ endsAt, lastsUntil: endsAt })
      await store.addSession(session)
      await store.claim({ hash: 'used', endsAt })
      expect(await store.claim({ hash: 'used', endsAt })).toBe(false)
      await expect.poll(() => store.findSession(session.id)).toBeUndefined()
      await expect.poll(() => client.exists(`cleat:siwx:user:${session.user}`)).toBe(0)
      expect(await store.claim({ hash: 'used', endsAt: Date.now() + 50 })).toBe(true)
    })
  },
})
