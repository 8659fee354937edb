import {
  type AdapterContext,
  afterPaint,
  type Connection,
  type DiscoveredWallet,
  isSameAccounts,
} from '@cleat/core/adapter'
import { watchWallets } from '@cleat/evm'
import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { activeFirst } from './base/activeFirst.ts'
import { isWalletConnector } from './base/findConnector.ts'
import { isSame } from './base/isSame.ts'
import { letGo } from './base/letGo.ts'
import type { WalletConnectorExtras } from './base/walletConnectorExtras.ts'
import { followTabs } from './followTabs.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import { restore } from './restore.ts'
import { readConnections } from './translate/readConnection.ts'
import { toConnectors } from './translate/toConnectors.ts'
import { setConnections, setUpConnector, updateConnectors } from './wagmiInternals.ts'
import { walletConnector } from './walletConnector.ts'

type Connections = readonly Connection[]

/** Discovers wallets into wagmi's list of connectors, and reports wagmi's state to the kit. */
export function startAdapter(config: Config, context: AdapterContext<'eip155'>): () => void {
  const parts = [reportConnectors, reportConnections, keepActiveFirst, addWallets]
  const stops = parts.map((start) => start(config, context))
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

/** Reports changes of inactive wallets as well, for lists of all connections. */
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

/**
 * wagmi replaces a wallet that leaves by the first of the others. That has to be the active one, or
 * the one before it.
 */
function keepActiveFirst(config: Config): () => void {
  return config.subscribe(
    ({ current }) => current,
    (current) => {
      if (current)
        setConnections(
          config,
          activeFirst(config.state.connections, ([uid]) => uid === current),
        )
    },
  )
}

/** Adds a connector for each discovered wallet that the app has no connector for. */
function addWallets(config: Config, context: AdapterContext<'eip155'>): () => void {
  const added = new Set<Connector>()
  const isInUse = ({ uid }: Connector) => config.state.connections.has(uid)
  // An app's own pairing gives way to the kit's, unless it is in use.
  const listKept = () =>
    config.connectors.filter(
      (connector) =>
        connector.type !== 'walletConnect' || isWalletConnector(connector) || isInUse(connector),
    )
  const own = new Set(listKept().flatMap(({ id, rdns }) => [id, ...[rdns ?? []].flat()]))

  let latest: readonly DiscoveredWallet[] = []
  const isClaimedTwice = (rdns: string | undefined) =>
    rdns !== undefined && latest.filter((wallet) => wallet.rdns === rdns).length > 1

  const update = (wallets: readonly DiscoveredWallet[]) => {
    latest = wallets
    for (const connector of config.connectors.filter(isWalletConnector))
      if (isClaimedTwice(connector.announcedRdns) && !connector.isTrusted() && isInUse(connector))
        letGo(connector)
    const kept = listKept()
    const known = new Set(kept.map(({ id }) => id))
    const fresh = wallets
      .filter(({ id, rdns = id }) => !known.has(id) && !own.has(rdns))
      .map((wallet) => {
        const onReturn = () => void restore(config, connector)
        const connector: Connector & WalletConnectorExtras = setUpConnector(
          config,
          walletConnector({
            ...{ wallet, onReturn, pipeline: { config, context } },
            isClaimedTwice: () => isClaimedTwice(wallet.rdns),
          }),
        )
        return connector
      })
    // A legacy wallet gives way when it announces itself, unless it is in use.
    const gone = config.connectors.filter((connector) => {
      const isThere = wallets.some(({ id }) => id === connector.id)
      return added.has(connector)
        ? !isThere && !isInUse(connector)
        : isThere && !kept.includes(connector)
    })
    if (fresh.length === 0 && gone.length === 0) return
    for (const connector of fresh) added.add(connector)
    updateConnectors(config, (list) => [
      ...list.filter((connector) => !gone.includes(connector)),
      ...fresh,
    ])
    for (const connector of fresh) void restore(config, connector)
    // The interface is there by then, so one of these may be chosen.
    context.remoteWallets.then(loadOnDemand).catch(() => undefined)
  }
  const stop = watchWallets(context, update)

  return () => {
    stop()
    for (const connector of added) if (isWalletConnector(connector)) connector.release()
    updateConnectors(config, (list) => list.filter((connector) => !added.has(connector)))
  }
}
