import type { SiwxStore } from './siwxStore.ts'
import { sqlStore } from './sqlStore.ts'

export declare namespace drizzleStore {
  type Parameters<query> = {
    /** A database of Drizzle on PostgreSQL, or what runs a query on one. */
    database: { execute(query: query): PromiseLike<unknown> }
    /** `sql` of `drizzle-orm`. */
    sql: (parts: TemplateStringsArray, ...values: unknown[]) => query
  }
}

/** Remembers in PostgreSQL by way of Drizzle, in the tables of `siwxTables`. */
export function drizzleStore<query>(parameters: drizzleStore.Parameters<query>): SiwxStore {
  const { database, sql } = parameters
  return sqlStore(async (parts, ...values) =>
    readRows(await database.execute(sql(parts, ...values))),
  )
}

/** Some drivers answer with rows, others with an object that has them. */
function readRows(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(result)) return result
  return (result as { rows: readonly Readonly<Record<string, unknown>>[] }).rows
}
