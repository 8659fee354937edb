import { CleatError, type Connection, translateProviderError } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { findConnected } from '../base/findConnected.ts'
import { toConnection } from '../translate/toConnection.ts'

/**
 * Asks the connected wallet, or that of a connector, for its accounts and its chain.
 * @throws `CONNECTION_NO_ACCOUNTS` when it shares none any more, `WALLET_NO_ANSWER`
 */
export async function readLiveConnection(
  config: Config,
  connectorId?: string,
): Promise<Connection> {
  const { connector, wallet } = await findConnected(config, connectorId)
  try {
    const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
    const [connection] = toConnection({ connector, accounts, chainId })
    if (connection) return connection
    throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet } })
  } catch (error) {
    throw translateProviderError({ error, doing: 'request', wallet, subject: 'eth_accounts' })
  }
}
