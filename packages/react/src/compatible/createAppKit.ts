import type { AppKitOptions } from '../appKitOptions.ts'
import { createAppKit as createLeanAppKit } from '../createAppKit.ts'
import { defineElements } from '../elements/defineElements.ts'
import { accountMethods } from '../instance/accountMethods.ts'
import { adapterMethods } from '../instance/adapterMethods.ts'
import { connectionMethods } from '../instance/connectionMethods.ts'
import { modalMethods } from '../instance/modalMethods.ts'
import { networkMethods } from '../instance/networkMethods.ts'
import { optionMethods } from '../instance/optionMethods.ts'
import { stateMethods } from '../instance/stateMethods.ts'
import { themeMethods } from '../instance/themeMethods.ts'
import type { AppKitInstance } from './appKitInstance.ts'

export declare namespace createAppKit {
  type Parameters = AppKitOptions
}

/**
 * The same as `createAppKit` of `@cleat/react`, with all that an AppKit app may rely on: every method on the instance, and the elements
 * `<appkit-button>`, `<appkit-network-button>` and so on. What a page loads grows by two kilobytes for it.
 * @throws a `CleatError` with a `CONFIG_…` code when the options cannot work
 */
export function createAppKit(options: createAppKit.Parameters): AppKitInstance {
  const kit = createLeanAppKit(options)
  defineElements()
  // Onto the kit itself: whoever holds it, through a hook or a provider, holds the same one.
  return Object.assign(kit, {
    ...modalMethods(kit),
    ...adapterMethods(kit),
    ...connectionMethods(kit),
    ...accountMethods(kit),
    ...networkMethods(kit),
    ...themeMethods(kit),
    ...optionMethods(kit),
    ...stateMethods(kit),
  })
}
