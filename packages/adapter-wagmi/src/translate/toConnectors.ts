import type { Connector, ConnectorType } from '@cleat/core/adapter'
import type { Connector as WagmiConnector } from 'wagmi'
import { isWalletConnector } from '../base/findConnector.ts'

/** wagmi's connectors as rows of the list, one per wallet. */
export function toConnectors(connectors: readonly WagmiConnector[]): readonly Connector[] {
  const isFound = connectors.some(({ type }) => type === 'announced')
  const rows = new Map<string, Connector>()
  for (const connector of connectors) {
    // The app's own generic `injected()` reaches one of the wallets that were found by name.
    if (connector.id === 'injected' && connector.type === 'injected' && isFound) continue
    if (rows.has(connector.id)) continue
    const rdns = isWalletConnector(connector) ? connector.announcedRdns : undefined
    rows.set(connector.id, {
      id: connector.id,
      name: connector.name,
      type: types[connector.type] ?? 'EXTERNAL',
      chain: 'eip155',
      chains: ['eip155'],
      imageUrl: connector.icon?.trim(),
      ...(rdns ? { info: { rdns } } : {}),
    })
  }
  return [...rows.values()]
}

const types: { readonly [type: string]: ConnectorType } = {
  announced: 'ANNOUNCED',
  injected: 'INJECTED',
  walletConnect: 'WALLET_CONNECT',
  auth: 'AUTH',
}
