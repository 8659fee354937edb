import {
  CleatError,
  type Connection,
  toCaipNetworkId,
  translateProviderError,
} from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { findConnected } from '../findConnected.ts'

/**
 * Asks the connected wallet for its accounts and its chain.
 * @throws `CONNECTION_NO_ACCOUNTS` when it shares none any more, `WALLET_NO_ANSWER`
 */
export async function readLiveConnection(config: Config): Promise<Connection> {
  const { connector, wallet } = await findConnected(config)
  try {
    const [addresses, chainId] = await Promise.all([
      connector.getAccounts(),
      connector.getChainId(),
    ])
    const [first, ...rest] = addresses.map((address) => ({ address, type: 'eoa' as const }))
    if (!first) throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet } })
    return {
      connectorId: connector.id,
      accounts: [first, ...rest],
      caipNetworkId: toCaipNetworkId(`eip155:${chainId}`),
    }
  } catch (error) {
    throw translateProviderError({ error, doing: 'request', wallet, subject: 'eth_accounts' })
  }
}
