import { createAppKit as createLeanAppKit } from '../createAppKit.ts'
import { defineElements } from '../elements/defineElements.ts'
import { createAppKit as createHeadlessAppKit } from '../headless/createAppKit.ts'
import { accountMethods } from '../instance/accountMethods.ts'
import { adapterMethods } from '../instance/adapterMethods.ts'
import { connectionMethods } from '../instance/connectionMethods.ts'
import { dataMethods } from '../instance/dataMethods.ts'
import { modalMethods } from '../instance/modalMethods.ts'
import { multiWalletMethods } from '../instance/multiWalletMethods.ts'
import { networkMethods } from '../instance/networkMethods.ts'
import { optionMethods } from '../instance/optionMethods.ts'
import { stateMethods } from '../instance/stateMethods.ts'
import { themeMethods } from '../instance/themeMethods.ts'
import type { AppKitInstance } from './appKitInstance.ts'
import type { AppKitOptions } from './appKitOptions.ts'
import { toKitOptions } from './toKitOptions.ts'

export declare namespace createAppKit {
  type Parameters = AppKitOptions
}

/**
 * Creates the kit of an app, as `createAppKit` of `@cleat/react` does, for apps that come from
 * AppKit.
 *
 * Adds every method of an AppKit instance, and defines the elements `<appkit-button>`,
 * `<appkit-network-button>` and the others. This adds 2 kB to the page. With `features.headless`,
 * the modal is never loaded.
 * @throws `CleatError`: `CONFIG_NO_NETWORKS`, `CONFIG_NETWORK_INVALID`, `CONFIG_NETWORK_DUPLICATE`,
 * `CONFIG_RPC_URL_INVALID`, `CONFIG_ADAPTER_INVALID`, `CONFIG_ADAPTER_DUPLICATE`,
 * `CONFIG_ADAPTER_WITHOUT_NETWORK`
 * @example
 * ```tsx
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { createAppKit } from '@cleat/react/appkit'
 * import { base, mainnet } from '@cleat/react/networks'
 *
 * const networks = [mainnet, base] as const
 * createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
 *
 * export const App = () => <appkit-button balance="hide" />
 * ```
 */
export function createAppKit(options: createAppKit.Parameters): AppKitInstance {
  const create = options?.features?.headless ? createHeadlessAppKit : createLeanAppKit
  const kit = create(toKitOptions(options))
  if (options?.basic) kit.controllers.connection.set({ wcBasic: true })
  defineElements()
  // Mutates the kit: hooks and providers already hold this object.
  return Object.assign(kit, {
    ...modalMethods(kit),
    ...adapterMethods(kit),
    ...connectionMethods(kit),
    ...multiWalletMethods(kit),
    ...accountMethods(kit),
    ...dataMethods(kit),
    ...networkMethods(kit),
    ...themeMethods(kit),
    ...optionMethods(kit),
    ...stateMethods(kit),
  })
}
