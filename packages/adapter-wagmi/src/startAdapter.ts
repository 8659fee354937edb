import {
  type AdapterContext,
  afterPaint,
  type Connection,
  type DiscoveredWallet,
  discoverWallets,
  isSameAccounts,
  isSameConnection,
} from '@cleat/core/adapter'
import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { isWalletConnector } from './findConnector.ts'
import { followTabs } from './followTabs.ts'
import { restoreWallet } from './restoreWallet.ts'
import { readConnection } from './translate/readConnection.ts'
import { toConnectors } from './translate/toConnectors.ts'
import { walletConnector } from './walletConnector.ts'

/** Discovers wallets into wagmi's list of connectors, and reports wagmi's state to the kit. */
export function startAdapter(config: Config, context: AdapterContext<'eip155'>): () => void {
  const stops = [reportConnectors(config, context), reportConnection(config, context)]
  stops.push(
    addWallets(config, context),
    afterPaint(() => followTabs(config)),
  )
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

function reportConnection(config: Config, { emit }: AdapterContext): () => void {
  const report = (connection: Connection | null, before: Connection | null) => {
    if (!connection) return emit({ type: 'disconnected' })
    const type = isSameAccounts(connection, before) ? 'networkChanged' : 'accountChanged'
    emit({ type, connection })
  }
  const current = readConnection(config.state)
  if (current) report(current, null)
  return config.subscribe(readConnection, report, { equalityFn: isSameConnection })
}

/** Each wallet that is found becomes a connector, unless the app brings one of its own for it. */
function addWallets(
  config: Config,
  { discovery, externalWallets }: AdapterContext<'eip155'>,
): () => void {
  const { connectors } = config._internal
  const added = new Set<Connector>()
  const own = new Set(config.connectors.flatMap(({ id, rdns }) => [id, ...[rdns ?? []].flat()]))

  let found: readonly DiscoveredWallet[] = []
  let external: readonly DiscoveredWallet[] = []
  const update = () => {
    const wallets = [...found, ...external]
    const known = new Set(config.connectors.map(({ id }) => id))
    const fresh = wallets
      .filter(({ id }) => !known.has(id) && !own.has(id))
      .map((wallet) => connectors.setup(walletConnector({ wallet })))
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
    for (const connector of fresh) void restoreWallet(config, connector)
  }
  let isStopped = false
  void externalWallets.then((wallets) => {
    external = wallets
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
