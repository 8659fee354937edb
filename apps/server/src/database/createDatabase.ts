import { sql } from 'drizzle-orm'
import type { Connection, Queries } from './connection.ts'
import { DatabaseUnavailableError } from './databaseUnavailableError.ts'
import { isDatabaseDown } from './isDatabaseDown.ts'

export type Database = {
  /** Runs queries. Rejects with `DatabaseUnavailableError` while the database cannot be asked. */
  run<result>(work: (queries: Queries) => Promise<result>): Promise<result>
  /** Resolves when the database answers; rejects as `run` does. */
  check(): Promise<void>
  close(): Promise<void>
}

export declare namespace createDatabase {
  type Parameters = {
    /** Opens the database and brings its tables up to date. */
    connect: () => Promise<Connection>
    /** After a failure to connect, how long not to try again. */
    retryAfterMs?: number | undefined
    /** Milliseconds of a clock that only goes forward. */
    now?: (() => number) | undefined
  }
}

/**
 * A database that may be away: nothing waits for it at start, and it is connected to when first needed. Requests that come
 * meanwhile share one attempt, and a database that is down is not asked more often than `retryAfterMs`.
 */
export function createDatabase(parameters: createDatabase.Parameters): Database {
  const { connect, retryAfterMs = 1000, now = () => performance.now() } = parameters
  let connecting: Promise<Connection> | undefined
  let failedAt: number | undefined
  let isClosed = false

  const connection = async () => {
    if (isClosed) throw new DatabaseUnavailableError('The service closed it.')
    if (failedAt !== undefined && now() - failedAt >= retryAfterMs) connecting = undefined
    connecting ??= connect().then(
      (open) => {
        failedAt = undefined
        return open
      },
      (error) => {
        failedAt = now()
        throw new DatabaseUnavailableError(error)
      },
    )
    return connecting
  }

  const database: Database = {
    async run(work) {
      const { queries } = await connection()
      try {
        return await work(queries)
      } catch (error) {
        throw isDatabaseDown(error) ? new DatabaseUnavailableError(error) : error
      }
    },
    async check() {
      await database.run((queries) => queries.execute(sql`select 1`))
    },
    async close() {
      isClosed = true
      const open = await connecting?.catch(() => undefined)
      await open?.close()
    },
  }
  return database
}
