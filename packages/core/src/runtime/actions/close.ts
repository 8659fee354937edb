import { closeModal } from '../../boot/actions/closeModal.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Routes } from '../features/routes.ts'

export declare namespace close {
  /** Whether it closed. */
  type ReturnType = boolean
}

/**
 * Closes the modal on behalf of the visitor. Refused with a shake while a route in the history
 * keeps it open: on an unsupported chain, the visitor has to switch or disconnect (spec §2).
 */
export function close(kit: KitBase & { readonly routes: Routes }): close.ReturnType {
  const { modal, router } = kit.controllers
  const isKept = router.state.history.some(({ name }) => kit.routes.get(name).keepsOpen?.(kit))
  if (!modal.state.open || !isKept) return closeModal(kit)
  modal.shake()
  return false
}
