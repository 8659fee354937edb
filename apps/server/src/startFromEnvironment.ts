import { registry } from '@cleat/core/registry'
import { readConfig } from './config/readConfig.ts'
import { createLogger } from './http/logger.ts'
import { type RunningServer, startServer } from './startServer.ts'

export declare namespace startFromEnvironment {
  type Parameters = {
    /** The settings by the README's names. No other environment variable is read. */
    environment: Readonly<Record<string, string | undefined>>
    /** Receives the log line by line. @default nowhere */
    write?: ((line: string) => void) | undefined
  }
}

/**
 * Starts all services in this process, configured by environment variables.
 * @throws a `ConfigError` that lists all invalid settings
 */
export async function startFromEnvironment(
  parameters: startFromEnvironment.Parameters,
): Promise<RunningServer> {
  const { environment, write = () => undefined } = parameters
  const config = readConfig(environment)
  const logger = createLogger({ level: config.logLevel, write })
  return startServer({ config, wallets: registry, logger })
}
