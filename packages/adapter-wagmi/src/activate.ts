import type { Connection } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { notConnected } from './base/notConnected.ts'
import { switchWallet } from './switchWallet.ts'
import { readConnection } from './translate/readConnection.ts'

/**
 * Puts a connected wallet, and one of its accounts, to use without a prompt.
 * @throws `CONNECTION_NOT_CONNECTED`
 */
export async function activate(
  config: Config,
  parameters: { connectorId: string; address?: string | undefined },
): Promise<Connection> {
  await switchWallet(config, parameters)
  const connection = readConnection(config.state)
  if (connection?.connectorId === parameters.connectorId) return connection
  throw notConnected()
}
