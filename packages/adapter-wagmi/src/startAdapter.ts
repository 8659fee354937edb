import {
  type AdapterContext,
  afterPaint,
  type Connection,
  type DiscoveredWallet,
  isSameAccounts,
} from '@cleat/core/adapter'
import { discoverWallets } from '@cleat/evm'
import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { bringBack } from './bringBack.ts'
import { isWalletConnector } from './findConnector.ts'
import { followTabs } from './followTabs.ts'
import { inFront } from './inFront.ts'
import { isSame } from './isSame.ts'
import { readConnections } from './translate/readConnection.ts'
import { toConnectors } from './translate/toConnectors.ts'
import { walletConnector } from './walletConnector.ts'

type Connections = readonly Connection[]

/** Discovers wallets into wagmi's list of connectors, and reports wagmi's state to the kit. */
export function startAdapter(config: Config, context: AdapterContext<'eip155'>): () => void {
  const parts = [reportConnectors, reportConnections, keepInFront, addWallets]
  const stops = parts.map((begin) => begin(config, context))
  stops.push(afterPaint(() => followTabs(config)))
  return () => {
    for (const stop of stops) stop()
  }
}

function reportConnectors(config: Config, { emit }: AdapterContext): () => void {
  const report = (connectors: readonly Connector[]) =>
    emit({ type: 'connectorsChanged', connectors: toConnectors(connectors) })
  report(config.connectors)
  return watchConnectors(config, { onChange: (connectors) => report(connectors) })
}

/** A change of a wallet that is not in use is told as well: who lists all of them wants to know. */
function reportConnections(config: Config, { emit }: AdapterContext): () => void {
  const report = ([connection]: Connections, [before]: Connections = []) => {
    if (!connection) return emit({ type: 'disconnected' })
    const hasMoved = before?.caipNetworkId !== connection.caipNetworkId
    const type =
      hasMoved && isSameAccounts(connection, before ?? null) ? 'networkChanged' : 'accountChanged'
    emit({ type, connection })
  }
  const connections = readConnections(config.state)
  if (connections.length > 0) report(connections)
  return config.subscribe(readConnections, report, { equalityFn: isSame })
}

/** Where a wallet leaves, wagmi goes on with the first of the others: the one that was in use last, and still is if it was another. */
function keepInFront(config: Config): () => void {
  return config.subscribe(
    ({ current }) => current,
    (current) =>
      config.setState((state) => ({
        ...state,
        connections: new Map(inFront(state.connections, ([uid]) => uid === current)),
      })),
  )
}

/** Each wallet that is found becomes a connector, unless the app brings one of its own for it. */
function addWallets(
  config: Config,
  { discovery, remoteWallets }: AdapterContext<'eip155'>,
): () => void {
  const { connectors } = config._internal
  const added = new Set<Connector>()
  const own = new Set(config.connectors.flatMap(({ id, rdns }) => [id, ...[rdns ?? []].flat()]))

  let found: readonly DiscoveredWallet[] = []
  let remote: readonly DiscoveredWallet[] = []
  const update = () => {
    const wallets = [...found, ...remote]
    const known = new Set(config.connectors.map(({ id }) => id))
    const fresh = wallets
      .filter(({ id }) => !known.has(id) && !own.has(id))
      .map((wallet) => {
        const onReturn = () => void bringBack(config, connector)
        const connector = connectors.setup(walletConnector({ wallet, onReturn }))
        return connector
      })
    // A legacy wallet gives way when it announces itself, unless it is in use.
    const gone = config.connectors.filter(
      (connector) =>
        added.has(connector) &&
        !wallets.some(({ id }) => id === connector.id) &&
        !config.state.connections.has(connector.uid),
    )
    if (fresh.length === 0 && gone.length === 0) return
    for (const connector of fresh) added.add(connector)
    connectors.setState((list) => [
      ...list.filter((connector) => !gone.includes(connector)),
      ...fresh,
    ])
    for (const connector of fresh) void bringBack(config, connector)
  }
  let isStopped = false
  void remoteWallets.then((wallets) => {
    remote = wallets
    if (!isStopped) update()
  })
  const stopDiscovery = discoverWallets({
    window,
    ...discovery,
    onChange: (wallets) => {
      found = wallets
      update()
    },
  })

  return () => {
    isStopped = true
    stopDiscovery()
    for (const connector of added) if (isWalletConnector(connector)) connector.release()
    connectors.setState((list) => list.filter((connector) => !added.has(connector)))
  }
}
