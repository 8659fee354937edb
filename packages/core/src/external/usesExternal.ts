import type { KitBase } from '../kit/kitBase.ts'
import { listConnections } from '../kit/listConnections.ts'

/** Whether a wallet that is not found in the page is connected, in use or beside another, or may be in a moment. */
export function usesExternal(kit: KitBase): boolean {
  const { account, connectors } = kit.controllers
  return [...kit.adapters.keys()].some(
    (namespace) =>
      /connecting$/.test(account.get(namespace).status) ||
      listConnections(kit, namespace).some(({ connectorId }) =>
        /^(WALLET_CONNECT|EXTERNAL)$/.test(connectors.find({ connectorId, namespace })?.type ?? ''),
      ),
  )
}
