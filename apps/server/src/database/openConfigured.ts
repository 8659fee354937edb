import type { DatabaseConfig } from '../config/config.ts'
import type { Logger } from '../http/logger.ts'
import type { Connection } from './connection.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'

/** Opens the database of the settings. */
export function openConfigured(config: DatabaseConfig, logger: Logger): Promise<Connection> {
  if (config.kind === 'embedded') return openEmbedded(config.folder)
  const onIdleError = (error: Error) => logger.error('database connection lost', { error })
  return openPostgres({ url: config.url, onIdleError })
}
