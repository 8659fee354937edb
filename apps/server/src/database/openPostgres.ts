import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { type Connection, migrationsFolder } from './connection.ts'

export declare namespace openPostgres {
  type Parameters = {
    url: string
    /** Called for connections that break while idle. The next query opens another. */
    onIdleError: (error: Error) => void
    /** The connection timeout, in milliseconds. @default 3000 */
    connectTimeoutMs?: number | undefined
    /** The query timeout, in milliseconds. @default 5000 */
    queryTimeoutMs?: number | undefined
  }
}

/** The key of the migration lock, the same in every process. */
const migrationLock = 1_664_525

/** Connects to the operator's PostgreSQL. Lost connections are replaced on the next query. */
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

/** Processes that start together wait for each other. The first migrates. */
async function migrateOnce({ url, connectTimeoutMs }: MigrateParameters): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'cleat-migration',
  })
  // A broken connection rejects the query too. Without a listener it would crash the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A session lock, which PostgreSQL releases when the connection ends or breaks.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
