import type { AppKit } from './appKit.ts'
import type { AppKitOptions } from './appKitOptions.ts'
import { attachModal, loadModal } from './internal/attachModal.ts'
import { createInstance } from './internal/createInstance.ts'

export declare namespace createAppKit {
  type Parameters = AppKitOptions
}

/**
 * Creates the kit of an app. Call it once, outside of components.
 *
 * Called again with the same options it returns the same kit; with other options, and the same `id`, the new kit takes the place of
 * the old one, which is destroyed. Give a second kit on one page an `id` of its own.
 * @throws a `CleatError` with a `CONFIG_…` code when the options cannot work
 */
export function createAppKit(options: createAppKit.Parameters): AppKit {
  return createInstance(options, (kit) => attachModal(kit, { load: loadModal }))
}
