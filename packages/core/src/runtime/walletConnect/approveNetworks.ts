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
    // The name of a peer is what it says of itself, and gives it no rights.
    network.setApproved(namespace, {
      supportsAllNetworks: !approved,
      approvedCaipNetworkIds: approved?.chains ?? [],
    })
  }
}
