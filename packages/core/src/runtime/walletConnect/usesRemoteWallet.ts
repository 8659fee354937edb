import type { KitBase } from '../../boot/kitBase.ts'
import { listConnections } from '../../contract/adapter/listConnections.ts'

/** Whether a wallet that is not found in the page is connected, in use or beside another, or may be in a moment. */
export function usesRemoteWallet(kit: KitBase): boolean {
  const { account, connectors } = kit.controllers
  return [...kit.adapters.keys()].some((namespace) => {
    const connections = listConnections(kit, namespace)
    return (
      /connecting$/.test(account.get(namespace).status) ||
      connections.some(({ connectorId }) => {
        const { type = '' } = connectors.find({ connectorId, namespace }) ?? {}
        return type === 'WALLET_CONNECT' || type === 'EXTERNAL'
      })
    )
  })
}
