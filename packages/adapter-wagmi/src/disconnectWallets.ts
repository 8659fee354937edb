import { withPatience } from '@cleat/core/adapter'
import type { Config, Connector } from 'wagmi'
import { isWalletConnector } from './findConnector.ts'
import { readConnection } from './translate/readConnection.ts'

/** Milliseconds that a wallet gets to say goodbye. */
const goodbyeMs = 1500

/**
 * Ends every connection of wagmi, or those of one connector, and forgets them, also where they are only being restored. They
 * are over at once, whatever the wallets say.
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
  await Promise.all(gone.map((wallet) => withPatience(() => wallet.disconnect(), goodbyeMs)))
}

/** Takes connections out of wagmi's state in one go, as wagmi does when a wallet ends one. */
function drop(config: Config, isGone: (connector: Connector) => boolean): readonly Connector[] {
  const { change, connect, disconnect } = config._internal.events
  const entries = [...config.state.connections]
  const left = new Map(entries.filter(([, { connector }]) => !isGone(connector)))
  // Those that wagmi read back from storage are names only.
  const gone = entries.flatMap(([uid, { connector }]) =>
    left.has(uid) || !connector.emitter ? [] : connector,
  )
  for (const { emitter } of gone) {
    emitter.off('change', change)
    emitter.off('disconnect', disconnect)
    emitter.on('connect', connect)
  }
  const [next = null] = left.keys()
  config.setState(({ current, ...state }) => ({
    ...state,
    connections: left,
    current: current && left.has(current) ? current : next,
    status: next ? state.status : 'disconnected',
  }))
  return gone
}
