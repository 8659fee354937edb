import type { KitBase } from '../../boot/kitBase.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'

/** Has every namespace say which networks the paired wallet approved of. Where another wallet is in use, or none, any will do. */
export function approveNetworks(kit: KitBase, session: PairedSession | null): void {
  const { account, network } = kit.controllers
  for (const namespace of kit.adapters.keys()) {
    const { status, connectorId } = account.get(namespace)
    const isOther = status === 'connected' && connectorId !== 'walletConnect'
    const approved = isOther ? undefined : session?.namespaces[namespace]
    // Its sessions list one chain, and it switches to any of the same kind.
    const isAny = namespace === 'eip155' && session?.peer.name === 'MetaMask Wallet'
    network.setApproved(namespace, {
      supportsAllNetworks: !approved || isAny,
      approvedCaipNetworkIds: approved?.chains ?? [],
    })
  }
}
