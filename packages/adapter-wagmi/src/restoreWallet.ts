import type { Config, Connector } from 'wagmi'
import { isLive } from './base/isLive.ts'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import { isSettled, untilSettled } from './until.ts'
import { attachListeners, setConnections } from './wagmiInternals.ts'

/**
 * Adds a remembered wallet to those that are connected, without prompting. One that is in use by
 * then stays in use.
 * @throws what the wallet answers
 */
export async function restoreWallet(
  config: Config,
  connector: Connector & WalletConnectorExtras,
): Promise<void> {
  if (!(await connector.isAuthorized())) return
  // While wagmi restores, it replaces its list of connections.
  await untilSettled(config)
  if (!canJoin(config, connector)) return
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  // Disconnected in the meantime.
  if (!(await connector.isRemembered())) return
  const [first, ...others] = accounts
  if (!first || !canJoin(config, connector)) return

  attachListeners(config, connector, true)
  const connection = { accounts: [first, ...others] as const, chainId, connector }
  setConnections(config, [...config.state.connections, [connector.uid, connection]])
}

/** Not while wagmi has yet to restore the wallet that was in use. */
function canJoin(config: Config, { uid }: Connector): boolean {
  const { connections, current } = config.state
  const isOver = current === null || isLive(connections.get(current))
  return isSettled(config) && isOver && !connections.has(uid)
}
