import { createKit, type KitOptions } from '@cleat/core'
import type { AppKit } from './appKit.ts'
import { attachModal, loadModal } from './internal/attachModal.ts'
import { findKit, registerKit } from './internal/kitRegistry.ts'
import { quiet } from './internal/quiet.ts'

export declare namespace createAppKit {
  type Parameters = KitOptions
}

/**
 * Creates the kit of an app. Call it once, outside of components.
 *
 * Called again with the same options it returns the same kit; with other options, and the same `id`, the new kit takes the place of
 * the old one, which is destroyed. Give a second kit on one page an `id` of its own.
 * @throws a `CleatError` with a `CONFIG_…` code when the options cannot work
 */
export function createAppKit(options: createAppKit.Parameters): AppKit {
  const existing = findKit(options)
  if (existing) return existing

  const kit = createKit(options)
  const { actions, controllers } = kit
  const appKit: AppKit = {
    ...kit,
    open: actions.open,
    close: () => void actions.close(),
    isOpen: () => controllers.modal.state.open,
    disconnect: (namespace) => actions.disconnect({ namespace }),
    switchNetwork: (network) => quiet(actions.switchNetwork({ network }).then(() => undefined)),
  }
  attachModal(appKit, { load: loadModal })
  registerKit(appKit, options)
  appKit.start()
  return appKit
}
