import type { SiwxStore } from './siwxStore.ts'
import { sqlStore } from './sqlStore.ts'

/** The part of a client of PostgreSQL that is used: `pg`, PGlite, Neon and others have it. */
export type PostgresClient = {
  query(
    text: string,
    values: (string | number)[],
  ): Promise<{ rows: readonly Readonly<Record<string, unknown>>[] }>
}

/** Remembers in PostgreSQL, in the tables of `siwxTables`. */
export function postgresStore(client: PostgresClient): SiwxStore {
  return sqlStore(async (parts, ...values) => {
    const text = parts.reduce((before, part, at) => `${before}$${at}${part}`)
    return (await client.query(text, [...values])).rows
  })
}
