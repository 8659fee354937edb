import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle's query interface, for any driver. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** A database with migrated tables. */
export type Connection = {
  readonly queries: Queries
  close(): Promise<void>
}

export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url))
