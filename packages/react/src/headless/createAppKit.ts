import { attachRemoteWallets } from '@cleat/core/remote-wallets'
import type { AppKit } from '../appKit.ts'
import type { AppKitOptions } from '../appKitOptions.ts'
import { createInstance } from '../internal/createInstance.ts'

export declare namespace createAppKit {
  type Parameters = AppKitOptions
}

/**
 * The same as `createAppKit` of `@cleat/react` for an app that draws everything itself: no interface is ever loaded, and no element is
 * made known to the page. `open()` only says so in the state; its promise ends as it does with an interface.
 * @throws a `CleatError` with a `CONFIG_…` code when the options cannot work
 */
export function createAppKit(options: createAppKit.Parameters): AppKit {
  return createInstance(options, attachRemoteWallets)
}
