import { createKit, type KitOptions } from '@cleat/core'
import type { AppKit } from './appKit.ts'
import { defineElements } from './elements/defineElements.ts'
import { accountMethods } from './instance/accountMethods.ts'
import { connectionMethods } from './instance/connectionMethods.ts'
import { modalMethods } from './instance/modalMethods.ts'
import { networkMethods } from './instance/networkMethods.ts'
import { optionMethods } from './instance/optionMethods.ts'
import { stateMethods } from './instance/stateMethods.ts'
import { themeMethods } from './instance/themeMethods.ts'
import { attachModal, loadModal } from './internal/attachModal.ts'
import { findKit, registerKit } from './internal/kitRegistry.ts'

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
  const appKit: AppKit = {
    ...kit,
    ...modalMethods(kit),
    ...connectionMethods(kit),
    ...accountMethods(kit),
    ...networkMethods(kit),
    ...themeMethods(kit),
    ...optionMethods(kit),
    ...stateMethods(kit),
  }
  attachModal(appKit, { load: loadModal })
  registerKit(appKit, options)
  defineElements()
  appKit.start()
  return appKit
}
