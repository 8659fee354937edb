import type { KitBase } from '../../boot/kitBase.ts'

/** Whether a wallet that is not found in the page is connected, in use or beside another, or may be in a moment. */
export function usesRemoteWallet(kit: KitBase): boolean {
  const { account, connectors } = kit.controllers
  return [...kit.adapters.values()].some((adapter) => {
    const { namespace } = adapter
    // Not by `listConnections`: shared with views, it would come in a file of its own with every first opening.
    const connections = adapter.features['connections:list']?.() ?? [adapter.getConnection()]
    return (
      /connecting$/.test(account.get(namespace).status) ||
      connections.some((connection) => {
        const { connectorId = '' } = connection ?? {}
        const { type = '' } = connectors.find({ connectorId, namespace }) ?? {}
        return type === 'WALLET_CONNECT' || type === 'EXTERNAL'
      })
    )
  })
}
