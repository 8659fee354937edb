import { createDatabase, type Database } from '../database/createDatabase.ts'
import { openEmbedded } from '../database/openEmbedded.ts'
import { analyticsEvents } from '../database/schema.ts'

/** A database in memory. It takes a second to start, so a test file shares one. */
export function createTestDatabase(): Database & {
  clear(): Promise<void>
  rows(): Promise<Row[]>
} {
  const database = createDatabase({ connect: () => openEmbedded(undefined) })
  return {
    ...database,
    clear: async () => void (await database.run((queries) => queries.delete(analyticsEvents))),
    rows: () =>
      database.run((queries) => queries.select().from(analyticsEvents).orderBy(analyticsEvents.id)),
  }
}

type Row = typeof analyticsEvents.$inferSelect
