import type { DatabaseConfig } from './config/config.ts'
import type { Connection } from './database/connection.ts'
import type { Logger } from './http/logger.ts'

/** Opens the database of the settings. The code of the other one is not loaded. */
export async function openDatabase(config: DatabaseConfig, logger: Logger): Promise<Connection> {
  if (config.kind === 'embedded') {
    const { openEmbedded } = await import('./database/openEmbedded.ts')
    return openEmbedded(config.folder)
  }
  const { openPostgres } = await import('./database/openPostgres.ts')
  const onIdleError = (error: Error) => logger.error('database connection lost', { error })
  return openPostgres({ url: config.url, onIdleError })
}
