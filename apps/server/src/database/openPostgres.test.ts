import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEventStore } from '../analytics/createEventStore.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { describeWith } from '../test/describeWith.ts'
import { createEvent } from '../test/events.ts'
import { findPostgres, startPostgres } from '../test/startPostgres.ts'
import type { TestProgram } from '../test/startProgram.ts'
import { migrationsFolder } from './connection.ts'
import { createDatabase } from './createDatabase.ts'
import { DatabaseUnavailableError } from './databaseUnavailableError.ts'
import { openPostgres } from './openPostgres.ts'
import { analyticsEvents } from './schema.ts'

const programs = findPostgres()

test('error: nothing listens', async () => {
  const opening = openPostgres({
    url: 'postgres://cleat@127.0.0.1:1/cleat',
    onIdleError: () => undefined,
  })
  await expect(opening).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('error: what listens never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const connect = () =>
    openPostgres({
      url: `postgres://cleat@127.0.0.1:${port}/cleat`,
      onIdleError: () => undefined,
      connectTimeoutMs: 100,
    })
  await expect(createDatabase({ connect }).check()).rejects.toThrow(DatabaseUnavailableError)
  silent.close()
})

// CI installs PostgreSQL.
describeWith({ name: 'PostgreSQL', program: programs, tests: testWithPostgres })

function testWithPostgres(folder: string) {
  let postgres: TestProgram
  beforeAll(async () => {
    postgres = await startPostgres(folder)
  }, 60_000)
  afterAll(() => postgres?.remove())

  const idleErrors: Error[] = []
  const open = () =>
    openPostgres({ url: postgres.url, onIdleError: (error) => idleErrors.push(error) })

  test('behavior: processes that start together make the tables once', async () => {
    const connections = await Promise.all([open(), open(), open(), open()])
    const [first] = connections
    const migrations = await first?.queries.execute(sql`select * from drizzle.__drizzle_migrations`)
    const files = await readdir(migrationsFolder)
    const rowCount = files.filter((name) => name.endsWith('.sql')).length
    expect(migrations).toMatchObject({ rowCount })
    expect(await first?.queries.select().from(analyticsEvents)).toEqual([])
    await Promise.all(connections.map((connection) => connection.close()))
  })

  test('behavior: events are stored and pruned as in the embedded database', async () => {
    const database = createDatabase({ connect: open })
    let time = 0
    const store = createEventStore({
      database,
      retentionDays: 1,
      maxEvents: 1000,
      now: () => new Date(time),
    })
    const event = createEvent({
      props: { type: 'track', event: 'A\0\ud800', nested: { '\0': '\udfff' } },
    })
    await Promise.all([store.add([event], {}), store.add([event, event], {})])
    const rows = () => database.run((queries) => queries.select().from(analyticsEvents))
    expect(await rows()).toMatchObject([{ eventId: event.eventId, event: 'A\ufffd' }])
    time = 2 * 86_400_000
    await store.prune()
    expect(await rows()).toEqual([])
    await database.close()
  })

  test('behavior: a query that takes too long is given up, and the next one is answered', async () => {
    const connect = () =>
      openPostgres({ url: postgres.url, onIdleError: () => undefined, queryTimeoutMs: 100 })
    const database = createDatabase({ connect })
    const slow = database.run((queries) => queries.execute(sql`select pg_sleep(30)`))
    await expect(slow).rejects.toThrow(DatabaseUnavailableError)
    await expect(database.check()).resolves.toBeUndefined()
    await database.close()
  })

  test('behavior: 503 while it is down, and by itself back when it is up', async () => {
    const database = createDatabase({ connect: open, retryAfterMs: 100 })
    const { app } = createTestApp({ database })
    const send = async () => {
      const body = JSON.stringify(createEvent())
      return (await app.request('/e', { method: 'POST', body })).status
    }
    expect(await send()).toBe(202)

    await postgres.kill()
    expect(await Promise.all([send(), send(), send()])).toEqual([503, 503, 503])
    expect((await app.request('/ready')).status).toBe(503)
    expect((await app.request('/health')).status).toBe(200)
    expect((await app.request('/getWallets')).status).toBe(200)

    await postgres.start()
    await expect.poll(send, { timeout: 20_000 }).toBe(202)
    expect((await app.request('/ready')).status).toBe(200)
    await database.close()
  })

  test('behavior: down at the start, up later', async () => {
    await postgres.kill()
    const database = createDatabase({ connect: open, retryAfterMs: 0 })
    await expect(database.check()).rejects.toThrow('The database does not answer at the moment.')
    await postgres.start()
    await expect
      .poll(() =>
        database.check().then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('up')
    await database.close()
  })
}
