import { createKit, type KitOptions } from '@cleat/core'
import type { AppKit } from './appKit.ts'
import { findKit, registerKit } from './kitRegistry.ts'
import { loadSiwx } from './loadSiwx.ts'
import { quiet } from './quiet.ts'

/**
 * Returns the living kit with these options, or creates and starts one. `prepare` runs before the
 * start of a new kit.
 * @throws `CleatError`: a `CONFIG_…` code for invalid options
 */
export function createInstance(options: KitOptions, prepare?: (kit: AppKit) => void): AppKit {
  const existing = findKit(options)
  if (existing) return existing

  const kit = createKit(options, { loadSiwx })
  const { actions, controllers } = kit
  // Onto the kit itself: a copy would read `queryClient` before the runtime is loaded.
  const appKit: AppKit = Object.assign(kit, {
    open: actions.open,
    close: () => void actions.close(),
    isOpen: () => controllers.modal.state.open,
    disconnect: (namespace) => actions.disconnect({ namespace }),
    switchNetwork: (network) => quiet(actions.switchNetwork({ network }).then(() => undefined)),
  } satisfies Omit<AppKit, keyof typeof kit>)
  prepare?.(appKit)
  registerKit(appKit, options)
  appKit.start()
  return appKit
}
