import type { KitBase } from '../kit/kitBase.ts'

/** Whether a wallet that is not found in the page is in use, or may be in a moment. */
export function usesExternal(kit: KitBase): boolean {
  const { account, connectors } = kit.controllers
  return [...kit.adapters.keys()].some((namespace) => {
    const { status, connectorId } = account.get(namespace)
    if (status === 'reconnecting') return true
    if (status !== 'connected' || connectorId === undefined) return false
    const type = connectors.find({ connectorId, namespace })?.type
    return type === 'WALLET_CONNECT' || type === 'EXTERNAL'
  })
}
