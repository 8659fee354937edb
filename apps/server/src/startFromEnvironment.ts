import { registry } from '@cleat/core/registry'
import { readConfig } from './config/readConfig.ts'
import { createLogger } from './http/logger.ts'
import { type RunningServer, startServer } from './startServer.ts'

export declare namespace startFromEnvironment {
  type Parameters = {
    /** The settings, by the names that the README lists. Nothing else is read of the process. */
    environment: Readonly<Record<string, string | undefined>>
    /** Where the log goes, a line at a time. @default nowhere */
    write?: ((line: string) => void) | undefined
  }
}

/** All services in this process, with settings as they stand in an environment. Rejects with a `ConfigError` that names those that are wrong. */
export async function startFromEnvironment(
  parameters: startFromEnvironment.Parameters,
): Promise<RunningServer> {
  const { environment, write = () => undefined } = parameters
  const config = readConfig(environment)
  const logger = createLogger({ level: config.logLevel, write })
  return startServer({ config, wallets: registry, logger })
}
