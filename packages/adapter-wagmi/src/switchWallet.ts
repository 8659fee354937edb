import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { activeFirst } from './base/activeFirst.ts'
import { isWalletConnector } from './base/findConnector.ts'
import { isLive } from './base/isLive.ts'
import { setConnections } from './wagmiInternals.ts'

/**
 * Makes a connection wagmi's current one, and one of its accounts the first. Does nothing where the
 * wallet is not connected. The account of a connector of the app's own stays chosen until that
 * connector reports its accounts again.
 */
export async function switchWallet(
  config: Config,
  parameters: { connectorId: string; address?: string | undefined },
): Promise<void> {
  const { connectorId, address } = parameters
  const find = () =>
    [...config.state.connections.values()].find(
      (connection) => connection.connector.id === connectorId && isLive(connection),
    )
  const connector = find()?.connector
  if (!connector) return
  if (address && isWalletConnector(connector)) await connector.choose(address as Address)
  await config.storage?.setItem('recentConnectorId', connectorId)

  const connection = find()
  const [first, ...others] = activeFirst(
    connection?.accounts ?? [],
    (account) => account === address,
  )
  // Disconnected in the meantime.
  if (!connection || !first) return
  const { uid } = connection.connector
  const accounts = [first, ...others] as const
  setConnections(config, [...config.state.connections, [uid, { ...connection, accounts }]], uid)
}
