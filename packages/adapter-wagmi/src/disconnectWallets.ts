import type { Config, Connection } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { isWalletConnector } from './findConnector.ts'

/** Milliseconds that a wallet gets to say goodbye. */
const goodbyeMs = 1500

/**
 * Ends every connection of wagmi and forgets it, also one that is only being restored. A wallet that fails or stays silent is
 * taken out of wagmi's state all the same.
 */
export async function disconnectWallets(config: Config): Promise<void> {
  const live = [...config.state.connections.values()].filter(
    ({ connector }) => typeof connector.getProvider === 'function',
  )
  await Promise.all(
    config.connectors.filter(isWalletConnector).map((connector) => connector.forget()),
  )
  await config.storage?.removeItem('recentConnectorId')
  await Promise.all(live.map((connection) => sayGoodbye(config, connection)))
  if (config.state.connections.size > 0 || config.state.current !== null) dropAll(config)
}

async function sayGoodbye(config: Config, { connector }: Connection): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, goodbyeMs))
  await Promise.race([disconnect(config, { connector }).catch(() => undefined), patience])
}

function dropAll(config: Config): void {
  const { events } = config._internal
  for (const { connector } of config.state.connections.values()) {
    if (!connector.emitter) continue
    connector.emitter.off('change', events.change)
    connector.emitter.off('disconnect', events.disconnect)
    connector.emitter.on('connect', events.connect)
  }
  config.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
}
