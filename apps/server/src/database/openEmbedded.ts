import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Connection, migrationsFolder } from './connection.ts'
import { lockFolder } from './lockFolder.ts'

/**
 * Opens PostgreSQL inside this process, in a folder or in memory. One process at a time can use the
 * folder.
 */
export async function openEmbedded(folder: string | undefined): Promise<Connection> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  try {
    const engine = await PGlite.create(folder && join(folder, 'postgres'))
    const queries = drizzle(engine)
    await migrate(queries, { migrationsFolder })
    return {
      queries,
      async close() {
        await engine.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
