import { type Kit, listConnections, type Namespace } from '@cleat/core'
import type { JSX } from 'react'
import { useKitChanges } from '../kit/useKitChanges.ts'
import { Badge, type BadgeTone } from '../parts/Badge.tsx'
import { Empty } from '../parts/Empty.tsx'
import { JsonBlock } from '../parts/JsonBlock.tsx'
import { styles } from '../style/styles.ts'

const { classes } = styles

/** What is connected, by namespace. */
export function ConnectionsView({ kit }: { readonly kit: Kit }): JSX.Element {
  useKitChanges(kit)
  const namespaces = Object.keys(kit.controllers.network.state.byNamespace)
  if (namespaces.length === 0) return <Empty>This kit has no network.</Empty>
  return (
    <div className={classes.cards}>
      {namespaces.map((namespace) => (
        <ConnectionCard key={namespace} kit={kit} namespace={namespace} />
      ))}
    </div>
  )
}

const tones: { readonly [status: string]: BadgeTone | undefined } = {
  connected: 'good',
  connecting: 'warning',
  reconnecting: 'warning',
}

function ConnectionCard(props: { readonly kit: Kit; readonly namespace: Namespace }): JSX.Element {
  const { kit, namespace } = props
  const { account, connectors, network } = kit.controllers
  const { status, address, allAccounts, connectorId, connectedWalletInfo } = account.get(namespace)
  const state = network.get(namespace)
  const adapter = kit.adapters.get(namespace)
  const others = listConnections(kit, namespace).slice(1)
  const found = connectors.state.connectors.filter(({ chain }) => chain === namespace)
  const active = namespace === network.state.activeNamespace ? ' · active' : ''
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Wallet', connectedWalletInfo?.name],
    ['Account', address],
    ['Accounts', allAccounts.length > 1 ? String(allAccounts.length) : undefined],
    ['Network', state && `${state.caipNetwork.name} (${state.caipNetwork.caipNetworkId})`],
    ['Listed', state?.isUnsupportedChain ? 'No: the app does not list this network' : undefined],
    ['Adapter', adapter?.id ?? 'none: wallets are paired'],
    ['Connector', connectorId],
    ['Also connected', others.map((other) => other.connectorId).join(', ') || undefined],
    ['Wallets found', found.map(({ name }) => name).join(', ') || 'none'],
  ]
  return (
    <article className={classes.card} aria-label={namespace}>
      <h3 className={classes.cardTitle}>
        {namespace}
        <span className={classes.quiet}>{active}</span>
        <Badge tone={tones[status] ?? 'quiet'}>{status}</Badge>
      </h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      <JsonBlock
        name={`State of ${namespace}`}
        value={{ account: account.get(namespace), network: state }}
      />
    </article>
  )
}
