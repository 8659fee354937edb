import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { type Connection, migrationsFolder } from './connection.ts'

export declare namespace openPostgres {
  type Parameters = {
    url: string
    /** Told of connections that broke while nobody used them. The next query takes another. */
    onIdleError: (error: Error) => void
    /** For one connection to be made. @default 3000 */
    connectTimeoutMs?: number | undefined
    /** For one query to be answered. @default 5000 */
    queryTimeoutMs?: number | undefined
  }
}

/** Any number in which all who migrate agree. */
const migrationLock = 1_664_525

/** A PostgreSQL of the operator's. Lost connections are replaced when the next query needs one. */
export async function openPostgres(parameters: openPostgres.Parameters): Promise<Connection> {
  const { url, onIdleError, connectTimeoutMs = 3000, queryTimeoutMs = 5000 } = parameters
  await migrateOnce({ url, connectTimeoutMs })
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    keepAlive: true,
    max: 10,
    application_name: 'cleat',
  })
  pool.on('error', onIdleError)
  return { queries: drizzle(pool), close: () => pool.end() }
}

type MigrateParameters = { url: string; connectTimeoutMs: number }

/** Processes that start together wait for each other: the first migrates, the others find it done. */
async function migrateOnce({ url, connectTimeoutMs }: MigrateParameters): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'cleat-migration',
  })
  // A connection that breaks rejects the query too; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A lock of the session: PostgreSQL lets go of it when the connection ends, also when it breaks.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
