import type { Eip1193Provider } from '@cleat/core/adapter'
import { type GuardedProvider, guardProvider } from '@cleat/evm'
import type { Config, Connector } from 'wagmi'
import { notConnected } from './notConnected.ts'
import { walletProviders } from './walletProviders.ts'

/**
 * The wallet in use, or that of a connector, and its own provider, guarded also where the app's own
 * connector brought it.
 * @throws `CONNECTION_NOT_CONNECTED`
 */
export async function findConnected(
  config: Config,
  connectorId?: string,
): Promise<{ connector: Connector; provider: GuardedProvider; wallet: string }> {
  const { connections, current } = config.state
  const connection = connectorId
    ? [...connections.values()].find(({ connector }) => connector.id === connectorId)
    : connections.get(current ?? '')
  const connector = connection?.connector
  if (!connector || typeof connector.getProvider !== 'function') throw notConnected()
  const given = (await connector.getProvider()) as Eip1193Provider
  const { name } = connector
  const provider = walletProviders.get(given) ?? guardProvider({ provider: given, name })
  return { connector, provider, wallet: name }
}
