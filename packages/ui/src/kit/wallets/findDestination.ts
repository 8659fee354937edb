import type { Namespace, Route } from '@cleat/core'
import type { WalletItem } from '@cleat/core/wallets'

export declare namespace findDestination {
  type Parameters = {
    item: WalletItem
    /** Connects only on this one. */
    namespace: Namespace | undefined
    /** Whether wallets that are not in this browser can be paired. */
    canPair: boolean
    isHandheld: boolean
    /** Whether the app shows a list of all wallets. */
    isAllOffered: boolean
  }
}

/** Where a wallet that was chosen is connected, or can be had. Nowhere for one that nothing is known of. */
export function findDestination(parameters: findDestination.Parameters): Route | undefined {
  const { item, namespace, canPair, isHandheld, isAllOffered } = parameters
  const { name, wallet, connectorId } = item
  const connectors = item.connectors.filter(({ chain }) => !namespace || chain === namespace)
  const [connector = item.connectors[0]] = connectors
  if (connector?.type === 'WALLET_CONNECT')
    // A phone does not scan itself. The wallets on it are opened by links, each by its own.
    return isHandheld && isAllOffered
      ? { name: 'AllWallets', namespace }
      : { name: 'ConnectingWalletConnectBasic' }
  if (connector && connectors.length > 1)
    return { name: 'ConnectingMultiChain', connectorId: connector.id, wallet: name }
  if (connector) {
    const { id, chain } = connector
    return { name: 'ConnectingExternal', connectorId: id, namespace: chain, wallet: name }
  }
  if (wallet && canPair && wallet.supports_wc !== false)
    return { name: 'ConnectingWalletConnect', wallet }
  // Remembered, and waited for: it may be switched off, or on its way.
  if (connectorId) return { name: 'ConnectingExternal', connectorId, wallet: name }
  return wallet && { name: 'Downloads', wallet }
}
