import type { KitBase } from '../kitBase.ts'

/** Closes the modal on behalf of the visitor. Returns whether it closed, which it always does. */
export function closeModal(kit: KitBase): boolean {
  const { account, events, modal, network } = kit.controllers
  if (!modal.state.open) return true
  const { status } = account.get(network.state.activeNamespace)
  events.track('MODAL_CLOSE', { connected: status === 'connected' })
  modal.close()
  return true
}
