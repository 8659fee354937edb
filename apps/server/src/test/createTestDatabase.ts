import { createDatabase, type Database } from '../database/createDatabase.ts'
import { analyticsEvents } from '../database/schema.ts'
import { openTestDatabase } from './openTestDatabase.ts'

/** A database in memory. A test file shares one. */
export function createTestDatabase(): Database & {
  clear(): Promise<void>
  rows(): Promise<Row[]>
} {
  const database = createDatabase({ connect: openTestDatabase })
  return {
    ...database,
    clear: async () => void (await database.run((queries) => queries.delete(analyticsEvents))),
    rows: () =>
      database.run((queries) => queries.select().from(analyticsEvents).orderBy(analyticsEvents.id)),
  }
}

type Row = typeof analyticsEvents.$inferSelect
