import type { DatabaseConfig } from './config/config.ts'
import type { Connection } from './database/connection.ts'
import { openEmbedded } from './database/openEmbedded.ts'
import { openPostgres } from './database/openPostgres.ts'
import type { Logger } from './http/logger.ts'

/** Opens the database of the settings. */
export function openDatabase(config: DatabaseConfig, logger: Logger): Promise<Connection> {
  if (config.kind === 'embedded') return openEmbedded(config.folder)
  const onIdleError = (error: Error) => logger.error('database connection lost', { error })
  return openPostgres({ url: config.url, onIdleError })
}
