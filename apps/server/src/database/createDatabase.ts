import { sql } from 'drizzle-orm'
import type { Connection, Queries } from './connection.ts'
import { DatabaseUnavailableError } from './databaseUnavailableError.ts'
import { isDatabaseDown } from './isDatabaseDown.ts'

export type Database = {
  /** Runs queries. Rejects with `DatabaseUnavailableError` while the database is down. */
  run<result>(work: (queries: Queries) => Promise<result>): Promise<result>
  /** Resolves when the database answers. Rejects as `run` does. */
  check(): Promise<void>
  close(): Promise<void>
}

export declare namespace createDatabase {
  type Parameters = {
    /** Opens the database and migrates its tables. */
    connect: () => Promise<Connection>
    /** The minimum delay between two attempts to connect, in milliseconds. */
    retryAfterMs?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

/**
 * A database that may be down. It connects on first use and not at start. Concurrent requests share
 * one attempt, and attempts are at least `retryAfterMs` apart.
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
