import type { Config, Connection, Connector, CreateConnectorFn } from 'wagmi'

/*
 * The only file that uses wagmi's internals. Its public API cannot list a connector that is found
 * after `createConfig`, add a connection beside live ones (`reconnect` replaces the list), end
 * several in one change, or reorder connections and accounts. wagmi's own actions use
 * `config._internal` and `config.setState`, which are the same in wagmi 2 and 3.
 */

/** Makes a connector of wagmi's without listing it. */
export function setUpConnector<connector extends Connector>(
  config: Config,
  create: CreateConnectorFn,
): connector {
  return config._internal.connectors.setup(create) as connector
}

/** Changes wagmi's list of connectors. */
export function updateConnectors(
  config: Config,
  update: (connectors: readonly Connector[]) => readonly Connector[],
): void {
  config._internal.connectors.setState((connectors) => [...update(connectors)])
}

/**
 * Ends wagmi's own making of connectors, and takes those that are not in use out of its list. It
 * still collects the wallets, which the app's connectors may ask for.
 */
export function endDiscovery(config: Config): void {
  const { mipd, events } = config._internal
  const isOver = ({ id, type, uid }: Connector) =>
    type === 'injected' &&
    mipd?.findProvider({ rdns: id }) !== undefined &&
    !config.state.connections.has(uid)
  mipd?._listeners().clear()
  const over = config.connectors.filter(isOver)
  if (over.length === 0) return
  // They listen to their wallets, and would connect them without a click.
  for (const { emitter } of over) emitter.off('connect', events.connect)
  updateConnectors(config, (list) => list.filter((connector) => !over.includes(connector)))
}

/**
 * Attaches wagmi's listeners: those of a connected wallet, or the one that waits for a connection.
 */
export function attachListeners(config: Config, connector: Connector, isConnected: boolean): void {
  const { change, connect, disconnect } = config._internal.events
  const { emitter } = connector
  emitter.off('connect', connect)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  if (isConnected) {
    emitter.on('change', change)
    emitter.on('disconnect', disconnect)
  } else emitter.on('connect', connect)
}

/**
 * Replaces wagmi's connections. Where the active one is gone, the first of the others is active.
 */
export function setConnections(
  config: Config,
  entries: Iterable<readonly [string, Connection]>,
  active: string | null = config.state.current,
): void {
  const connections = new Map(entries)
  const [first = null] = connections.keys()
  config.setState((state) => ({
    ...state,
    connections,
    current: active && connections.has(active) ? active : first,
    status: first ? (state.status === 'disconnected' ? 'connected' : state.status) : 'disconnected',
  }))
}
