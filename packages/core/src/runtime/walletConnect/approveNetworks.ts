import type { KitBase } from '../../boot/kitBase.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'

/**
 * Sets which networks the paired wallet approved, on every namespace. For other wallets and without
 * a connection, all networks are allowed.
 */
export function approveNetworks(kit: KitBase, session: PairedSession | null): void {
  const { account, network } = kit.controllers
  for (const namespace of kit.adapters.keys()) {
    const { status, connectorId } = account.get(namespace)
    const isOther = status === 'connected' && connectorId !== 'walletConnect'
    const approved = isOther ? undefined : session?.namespaces[namespace]
    // Its sessions list one chain, but it can switch to any chain of the namespace.
    const isAny = namespace === 'eip155' && session?.peer.name === 'MetaMask Wallet'
    network.setApproved(namespace, {
      supportsAllNetworks: !approved || isAny,
      approvedCaipNetworkIds: approved?.chains ?? [],
    })
  }
}
