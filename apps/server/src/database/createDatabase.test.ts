import { drizzle } from 'drizzle-orm/pg-proxy'
import { expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { createDatabase } from './createDatabase.ts'
import { DatabaseUnavailableError } from './databaseUnavailableError.ts'

function createConnection(): Connection & { isClosed: () => boolean } {
  let isClosed = false
  return {
    queries: drizzle(async () => ({ rows: [] })),
    close: async () => {
      isClosed = true
    },
    isClosed: () => isClosed,
  }
}

const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

test('default', async () => {
  let attempts = 0
  const connection = createConnection()
  const database = createDatabase({
    connect: async () => {
      attempts += 1
      return connection
    },
  })
  expect(attempts).toBe(0)
  const results = await Promise.all([1, 2, 3].map((value) => database.run(async () => value)))
  expect(results).toEqual([1, 2, 3])
  await expect(database.check()).resolves.toBeUndefined()
  expect(attempts).toBe(1)
})

test('behavior: while it is away, all share one attempt, and another is made only after a while', async () => {
  let time = 0
  let attempts = 0
  let isDown = true
  const database = createDatabase({
    connect: async () => {
      attempts += 1
      if (isDown) throw refused()
      return createConnection()
    },
    retryAfterMs: 1000,
    now: () => time,
  })
  const ask = () => database.run(async () => 'answer').catch((error: unknown) => error)

  const first = await Promise.all(Array.from({ length: 50 }, ask))
  expect(first.every((error) => error instanceof DatabaseUnavailableError)).toBe(true)
  time = 999
  expect(await ask()).toBeInstanceOf(DatabaseUnavailableError)
  expect(attempts).toBe(1)

  time = 1000
  expect(await ask()).toBeInstanceOf(DatabaseUnavailableError)
  expect(attempts).toBe(2)

  isDown = false
  time = 2000
  expect(await ask()).toBe('answer')
  time = 9000
  expect(await ask()).toBe('answer')
  expect(attempts).toBe(3)
})

test('behavior: work that fails because the database went away says so, other work fails as it is', async () => {
  const database = createDatabase({ connect: async () => createConnection() })
  const gone = database.run(() => Promise.reject(refused()))
  await expect(gone).rejects.toBeInstanceOf(DatabaseUnavailableError)
  const wrong = database.run(() => Promise.reject(new TypeError('wrong')))
  await expect(wrong).rejects.toThrow(TypeError)
})

test('behavior: close closes what is open, also what is being opened', async () => {
  const connection = createConnection()
  const opening = Promise.withResolvers<Connection>()
  const database = createDatabase({ connect: () => opening.promise })
  const running = database.run(async () => 'done')
  const closing = database.close()
  opening.resolve(connection)
  expect(await running).toBe('done')
  await closing
  expect(connection.isClosed()).toBe(true)
  await expect(database.check()).rejects.toBeInstanceOf(DatabaseUnavailableError)
})

test('behavior: close does nothing to what was never opened, or could not be', async () => {
  await createDatabase({ connect: () => Promise.reject(refused()) }).close()
  const database = createDatabase({ connect: () => Promise.reject(refused()) })
  await database.check().catch(() => undefined)
  await expect(database.close()).resolves.toBeUndefined()
})
