import { drizzleStore, type SiwxStore } from '@cleat/siwx/server'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/createDatabase.ts'

/** What the service remembers of sign-ins, in its database. */
export function openAuthStore(database: Database): SiwxStore {
  const execute = (query: SQL) => database.run((queries) => queries.execute(query))
  return drizzleStore({ database: { execute }, sql })
}
