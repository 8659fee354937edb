import { withTimeout } from '@cleat/core/adapter'
import type { Config, Connector } from 'wagmi'
import { isWalletConnector } from './base/findConnector.ts'
import { readConnection } from './translate/readConnection.ts'
import { attachListeners, setConnections } from './wagmiInternals.ts'

/** Milliseconds for a wallet's answer to a disconnect. */
const disconnectTimeoutMs = 1500

/**
 * Ends every connection of wagmi, or those of one connector, and forgets them, also where they are
 * only being restored. They are over at once, whatever the wallets say.
 */
export async function disconnectWallets(config: Config, connectorId?: string): Promise<void> {
  const isMeant = ({ id }: Pick<Connector, 'id'>) => id === (connectorId ?? id)
  const wallets = config.connectors.filter(isWalletConnector).filter(isMeant)
  await Promise.all(wallets.map((connector) => connector.forget()))
  const gone = drop(config, isMeant)
  const next = readConnection(config.state)
  await (next
    ? config.storage?.setItem('recentConnectorId', next.connectorId)
    : config.storage?.removeItem('recentConnectorId'))
  await Promise.all(
    gone.map((wallet) => withTimeout(() => wallet.disconnect(), disconnectTimeoutMs)),
  )
}

/** Takes connections out of wagmi's state in one change, as wagmi does when a wallet ends one. */
function drop(config: Config, isGone: (connector: Connector) => boolean): readonly Connector[] {
  const entries = [...config.state.connections]
  const left = entries.filter(([, { connector }]) => !isGone(connector))
  // Connections that wagmi read back from storage have no connector yet.
  const gone = entries.flatMap(([, { connector }]) =>
    isGone(connector) && connector.emitter ? connector : [],
  )
  for (const connector of gone) attachListeners(config, connector, false)
  setConnections(config, left)
  return gone
}
