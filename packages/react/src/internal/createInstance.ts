import { createKit, type KitOptions } from '@cleat/core'
import type { AppKit } from '../appKit.ts'
import { accountMethods } from '../instance/accountMethods.ts'
import { connectionMethods } from '../instance/connectionMethods.ts'
import { modalMethods } from '../instance/modalMethods.ts'
import { networkMethods } from '../instance/networkMethods.ts'
import { optionMethods } from '../instance/optionMethods.ts'
import { stateMethods } from '../instance/stateMethods.ts'
import { themeMethods } from '../instance/themeMethods.ts'
import { findKit, registerKit } from './kitRegistry.ts'

/**
 * The living kit with these options, or a new one, which is started. `prepare` sees a new one before anything of it runs.
 * @throws a `CleatError` with a `CONFIG_…` code when the options cannot work
 */
export function createInstance(options: KitOptions, prepare?: (kit: AppKit) => void): AppKit {
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
  prepare?.(appKit)
  registerKit(appKit, options)
  appKit.start()
  return appKit
}
