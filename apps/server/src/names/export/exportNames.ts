import { privateKeyToAccount } from 'viem/accounts'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/configError.ts'
import type { Database } from '../../database/createDatabase.ts'
import { readTables } from './readTables.ts'
import { toExportMessage } from './toExportMessage.ts'

/**
 * Everything about the zone as JSON, signed with the key that proves answers.
 * @throws a `ConfigError` where there is no zone, or no key
 */
export async function exportNames(parameters: {
  config: Pick<Config, 'names'>
  database: Database
  now?: (() => Date) | undefined
}): Promise<string> {
  const { config, database, now = () => new Date() } = parameters
  const { zone, onChain } = config.names ?? {}
  if (zone === undefined || !onChain)
    throw new ConfigError(['NAMES_ZONE, NAMES_RESOLVER and NAMES_SIGNER_KEY are not set.'])
  const content = await readTables(database, { zone, time: now() })
  const signer = privateKeyToAccount(onChain.signerKey)
  const signature = await signer.signMessage({ message: toExportMessage(content) })
  return `${JSON.stringify({ export: content, signer: signer.address, signature })}\n`
}
