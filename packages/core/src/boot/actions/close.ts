import { isBlocked } from '../isBlocked.ts'
import type { KitBase } from '../kitBase.ts'

export declare namespace close {
  /** Whether it closed. */
  type ReturnType = boolean
}

/**
 * Closes the modal on behalf of the visitor. Refused with a shake while an unsupported chain blocks
 * it, including its list of networks. The visitor has to switch or disconnect (spec §2).
 */
export function close(kit: KitBase): close.ReturnType {
  const { account, events, modal, network, router } = kit.controllers
  if (!modal.state.open) return true
  if (isBlocked(kit) && router.state.history.some(({ name }) => name === 'UnsupportedChain')) {
    modal.shake()
    return false
  }
  const { status } = account.get(network.state.activeNamespace)
  events.track('MODAL_CLOSE', { connected: status === 'connected' })
  modal.close()
  return true
}
