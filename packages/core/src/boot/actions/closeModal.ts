import type { KitBase } from '../kitBase.ts'

/** Closes the modal on behalf of the visitor. Nothing refuses it before the runtime is there. */
export function closeModal(kit: KitBase): true {
  const { account, events, modal, network } = kit.controllers
  if (!modal.state.open) return true
  const { status } = account.get(network.state.activeNamespace)
  events.track('MODAL_CLOSE', { connected: status === 'connected' })
  modal.close()
  return true
}
