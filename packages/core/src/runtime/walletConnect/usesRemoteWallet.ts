import type { KitBase } from '../../boot/kitBase.ts'
import { listConnections } from '../../contract/adapter/listConnections.ts'

/** Whether a remote wallet is connected, active or not, or any connection attempt is pending. */
export function usesRemoteWallet(kit: KitBase): boolean {
  const { account, connectors } = kit.controllers
  return [...kit.adapters.keys()].some((namespace) => {
    const connections = listConnections(kit, namespace)
    return (
      /connecting$/.test(account.get(namespace).status) ||
      connections.some(({ connectorId }) => {
        const { type = '' } = connectors.find({ connectorId, namespace }) ?? {}
        return /^(WALLET_CONNECT|EXTERNAL|AUTH)$/.test(type)
      })
    )
  })
}
