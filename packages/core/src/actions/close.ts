import type { KitBase } from '../kit/kitBase.ts'

export declare namespace close {
  /** Whether it closed. */
  type ReturnType = boolean
}

/**
 * Closes the modal as a visitor does. Refused, with a shake, while an unsupported chain is shown:
 * the way out is to switch or to disconnect (spec §2).
 */
export function close(kit: KitBase): close.ReturnType {
  const { account, events, modal, network, router } = kit.controllers
  if (!modal.state.open) return true
  const namespace = network.state.activeNamespace
  const connected = account.get(namespace).status === 'connected'
  const isStuck = connected && Boolean(network.get(namespace)?.isUnsupportedChain)
  if (router.current().name === 'UnsupportedChain' && isStuck) {
    modal.shake()
    return false
  }
  events.track('MODAL_CLOSE', { connected })
  modal.close()
  return true
}
