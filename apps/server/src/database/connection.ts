import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What runs queries, whichever driver is below. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** A database with the tables of this version. */
export type Connection = {
  readonly queries: Queries
  close(): Promise<void>
}

export const migrationsFolder: string = fileURLToPath(new URL('../../migrations', import.meta.url))
